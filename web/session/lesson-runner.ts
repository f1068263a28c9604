/** Plays a lesson for a page: the script, the real rules, and where somebody stands in it. */

import {
  answer,
  heardBy,
  LEARNER,
  openStep,
  passStep,
  stepsOf,
} from "@stolik/kernel";
import type { AnyGame, AnyLesson, Result, Stage } from "@stolik/kernel";
import { refusal } from "../refusals.ts";
import type {
  FromLesson,
  LessonMatch,
  Outline,
  ToLesson,
} from "./lesson-messages.ts";

interface FoundLesson {
  readonly game: AnyGame;
  readonly lesson: AnyLesson;
}

interface LessonPorts {
  find(game: string): Promise<Result<FoundLesson>>;
  post(message: FromLesson): void;
}

export function createLessonRunner({ find, post }: LessonPorts): {
  receive(message: ToLesson): Promise<void>;
} {
  let found: FoundLesson | undefined;
  let stage: Stage | undefined;

  const show = ({ game, lesson }: FoundLesson, stages: readonly Stage[]) => {
    stage = stages.at(-1) ?? stage;
    post({
      type: "stages",
      stages: stages.map((one) => ({
        at: one.at,
        match: matchOf(game, lesson, one),
      })),
    });
  };

  const open = async (id: string, at: number) => {
    const opened = await find(id);
    if (!opened.ok) return post({ type: "refused", refusal: opened.refusal });
    found = opened.value;
    const { game, lesson } = found;
    post({ type: "outline", outline: outlineOf(lesson) });
    show(found, openStep(game, lesson, at).slice(-1));
  };

  const move = (raw: unknown) => {
    if (!found || !stage) return;
    const answered = answer(found.game, found.lesson, stage, raw);
    if (answered.type === "not-asked")
      return post({ type: "refused", refusal: refusal("not-asked") });
    show(found, answered.stages);
    if (answered.type === "refused")
      post({ type: "refused", refusal: answered.refusal });
  };

  return {
    async receive(message) {
      switch (message.type) {
        case "open":
          return open(message.game, message.at);
        case "pass":
          if (found && stage)
            show(found, passStep(found.game, found.lesson, stage));
          return;
        case "move":
          return move(message.move);
      }
    },
  };
}

function outlineOf(lesson: AnyLesson): Outline {
  const steps = lesson.beats.flatMap((beat, index) =>
    beat.map(({ say, asks, shown, point = [] }) => ({
      beat: index,
      say,
      point,
      shown,
      isAsking: asks !== undefined,
    })),
  );
  return { steps, beats: lesson.beats.length };
}

function matchOf(game: AnyGame, lesson: AnyLesson, stage: Stage): LessonMatch {
  const { at, position } = stage;
  const { seq, state } = position;
  const toMove = game.toMove(state);
  const isAsked = stepsOf(lesson)[at]?.asks !== undefined;
  return {
    seats: lesson.seats,
    seq,
    view: game.view(state, LEARNER),
    seat: LEARNER,
    heard: heardBy(stage, LEARNER),
    toMove,
    outcome: game.outcome(state),
    canMove: isAsked && toMove.includes(LEARNER),
    refusal: undefined,
    isShared: false,
    handTo: null,
  };
}
