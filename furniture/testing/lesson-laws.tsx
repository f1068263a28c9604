/** The laws of lessons as tests: the real rules play the script, the real board shows what it points at, and every sentence is there. */

import {
  answer,
  heardBy,
  LEARNER,
  openStep,
  passStep,
  stepsOf,
} from "@stolik/kernel";
import type { AnyGame, AnyLesson, Player, Stage } from "@stolik/kernel";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import type { GameEntry } from "../game-entry.ts";
import type { AnyGameModule } from "../game-module.ts";
import { selectorOf } from "../part-of-board.ts";
import { show } from "./page.ts";
import { allTexts, alikeTexts, bareKeys, glossaryTexts } from "./text-laws.ts";
import { libraryOf } from "./words.ts";

interface LessonPlan {
  readonly game: AnyGame;
  readonly lesson: AnyLesson;
  readonly entry: GameEntry;
  /** Takes up the words of the board. */
  readonly instance: i18n;
}

const BEATS = { min: 5, max: 7 };

/** Declares the tests that every lesson passes. */
export async function lessonLaws({
  game,
  lesson,
  entry,
  instance,
}: LessonPlan): Promise<void> {
  const module = await entry.load();
  const library = await libraryOf(instance, game.id, module.texts);
  const steps = stepsOf(lesson);
  const rows = steps.map((step, at) => ({ ...step, at }));
  const asking = rows.filter(({ asks }) => asks !== undefined);

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  describe(`the first steps of ${game.id}`, () => {
    it("are five to seven beats, and lead to their end", () => {
      expect(lesson.beats.length).toBeGreaterThanOrEqual(BEATS.min);
      expect(lesson.beats.length).toBeLessThanOrEqual(BEATS.max);
      expect(stageAt(game, lesson, steps.length).at).toBe(steps.length);
    });

    it.each(asking)("$say asks for what the rules do", ({ at, ...step }) => {
      for (const move of step.asks ?? []) {
        const stage = stageAt(game, lesson, at);
        const answered = answer(game, lesson, stage, move);
        if (answered.type === "not-asked") throw new Error("It is asked for.");
        if (answered.type === "refused")
          expect(answered.refusal.code).toBe(step.refused);
        else expect(step.refused).toBeUndefined();
        // Whichever was chosen, the rest can be played.
        let last = answered.stages.at(-1);
        while (last && last.at < steps.length)
          last = passStep(game, lesson, last).at(-1);
        expect(last?.at).toBe(steps.length);
      }
    });

    it("let the others move only after something was read", () => {
      for (const { at, before } of rows)
        if (before && at > 0) expect(steps[at - 1]?.asks).toBeUndefined();
    });

    it.each(rows)("$say begins with what the board shows", (step) => {
      const stage = stageAt(game, lesson, step.at);
      const page = draw(game, module, stage, lesson.seats, library);
      const [first] = step.point ?? [];
      if (first) expect(page.all(selectorOf(first))).not.toEqual([]);
      page.close();
    });
  });

  if (!entry.lesson) throw new Error("The entry leads to no lesson.");
  const texts = await allTexts(entry.lesson);
  alikeTexts("the lesson", texts);
  glossaryTexts("the lesson", texts);
  it("every sentence of the lesson is said, and every step has one", () => {
    expect([...new Set(steps.map(({ say }) => say))].toSorted()).toEqual(
      bareKeys(texts.en),
    );
  });
}

function stageAt(game: AnyGame, lesson: AnyLesson, at: number): Stage {
  const stage = openStep(game, lesson, at).at(-1);
  if (!stage) throw new Error(`There is no step ${at}.`);
  return stage;
}

function draw(
  game: AnyGame,
  { Board }: Pick<AnyGameModule, "Board">,
  stage: Stage,
  seats: number,
  library: i18n,
) {
  const { seq, state } = stage.position;
  return show(() => (
    <I18nextProvider i18n={library}>
      <Board
        seq={seq}
        view={game.view(state, LEARNER)}
        seat={LEARNER}
        players={playersAt(seats)}
        heard={heardBy(stage, LEARNER)}
        outcome={game.outcome(state)}
        canMove={game.toMove(state).includes(LEARNER)}
        refusal={undefined}
        language="en"
        play={() => undefined}
      />
    </I18nextProvider>
  ));
}

function playersAt(seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === LEARNER
      ? { type: "person", name: "You", isOnline: true }
      : { type: "bot", name: `Bot ${seat}`, level: 1 },
  );
}
