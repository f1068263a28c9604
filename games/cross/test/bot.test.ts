/** The bot: honest, legal, and the stronger the more it knows. The arena plays the full numbers. */

import { isDeepStrictEqual } from "node:util";
import { playMatch } from "@stolik/games";
import type { Automaton } from "@stolik/games";
import { fastRandom, levels, seedFrom } from "@stolik/kernel";
import type {
  EmittedEvent,
  Level,
  Question as Asked,
  Seat,
} from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { beliefsOf } from "../bot/beliefs.ts";
import {
  chanceRight,
  chanceRightAgreed,
  chanceTrusted,
  draw,
  margin,
} from "../bot/guess.ts";
import { bot } from "../bot/index.ts";
import { weighLays } from "../bot/lay.ts";
import { cross } from "../rules/index.ts";
import type { Event, Move, State, View } from "../rules/index.ts";
import { after, agree, by, doubt, lay, setUp, stop, table } from "./table.ts";

type Question = Omit<Asked<View, Event>, "random">;

const ask = (
  view: View,
  seat: Seat,
  level: Level,
  told: readonly Event[] = [],
  character = 7,
) =>
  bot.choose({
    view,
    seat,
    told,
    level,
    budget: 100,
    character,
    random: fastRandom(5),
  });

function winsOf(
  one: Automaton,
  other: Automaton,
  matches: number,
  options: unknown,
): number {
  const parsed = cross.parseOptions(options, 2);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  let wins = 0;
  for (let index = 0; index < matches; index += 1) {
    const seat = index % 2;
    const { outcome } = playMatch(
      { game: cross, bot },
      {
        seats: 2,
        options: parsed.value,
        seed: seedFrom(`bot test ${index}`),
        players: seat === 0 ? [one, other] : [other, one],
        budget: 100,
      },
    );
    if (outcome.winners.includes(seat)) wins += 1 / outcome.winners.length;
  }
  return wins;
}

/** A few matches of two that go the same way every time. */
function playFixed(
  players: readonly Level[],
  watch: (event: Event, state: State) => void,
): void {
  const parsed = cross.parseOptions({}, 2);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  for (let match = 0; match < 4; match += 1)
    playMatch(
      { game: cross, bot },
      {
        seats: 2,
        options: parsed.value,
        seed: seedFrom(`fixed ${match}`),
        players,
        budget: 100,
      },
      (state, told) => {
        for (const { event } of told as readonly EmittedEvent<Event>[])
          watch(event, state as State);
      },
    );
}

/** Positions of such matches in which a card is to be laid. */
function fixedQuestions(level: Level): Question[] {
  const questions: Question[] = [];
  playFixed([level, level], (_, state) => {
    if (state.stage.type !== "lay") return;
    const { turn: seat } = state;
    const view = cross.view(state, seat);
    questions.push({ view, seat, told: [], level, budget: 100, character: 7 });
  });
  return questions;
}

/** How likely its card fits in every slot, as far as the bot knows. */
function chancesToFit(question: Question) {
  const random = fastRandom(5);
  const beliefs = beliefsOf({ ...question, random });
  return weighLays({ ...question, beliefs, random, sight: "odds", trust: 1 });
}

describe("guesses", () => {
  it.each([
    ["east", { mean: 60, spread: 3 }, { mean: 65, spread: 4 }, 0.8413],
    ["west", { mean: 60, spread: 3 }, { mean: 65, spread: 4 }, 0.1587],
    ["north", { mean: 60, spread: 3 }, { mean: 60, spread: 4 }, 0.5],
    ["south", { mean: 60, spread: 0 }, { mean: 60, spread: 0 }, 1],
    ["east", { mean: 61, spread: 0 }, { mean: 60, spread: 0 }, 0],
  ] as const)(
    "[C9] on the arm to the %s, %j inside %j: right by %f",
    (arm, inner, outer, chance) => {
      expect(chanceRight(margin(arm, inner, outer))).toBeCloseTo(chance, 3);
    },
  );

  it("[C8] others who took it to be right make it likelier, the surer they are", () => {
    const apart = { mean: -10, spread: 20 };
    const alone = chanceRightAgreed(apart, 0, 20);
    expect(alone).toBeCloseTo(chanceRight(apart), 2);
    const agreed = chanceRightAgreed(apart, 1, 20);
    expect(agreed).toBeGreaterThan(alone);
    expect(chanceRightAgreed(apart, 1, 5)).toBeGreaterThan(agreed);
    expect(chanceRightAgreed(apart, 3, 20)).toBeGreaterThan(agreed);
    expect(chanceRightAgreed({ mean: -1, spread: 0 }, 5, 20)).toBe(0);
  });

  it.each([
    [0.5, 1, 0.5],
    [0.5, 4, 0.8],
    [0.2, 4, 0.5],
    [0, 4, 0],
    [1, 4, 1],
  ])(
    "[C8] a chance of %f with trust %f becomes %f",
    (chance, trust, trusted) => {
      expect(chanceTrusted(chance, trust)).toBeCloseTo(trusted, 9);
    },
  );

  it("drawn numbers lie about the mean as widely as the spread says", () => {
    const random = fastRandom(1);
    const drawn = Array.from({ length: 4000 }, () =>
      draw({ mean: 100, spread: 10 }, random),
    );
    const near = drawn.filter((number) => Math.abs(number - 100) < 10).length;
    expect(near / drawn.length).toBeCloseTo(0.683, 1);
    expect(draw({ mean: 3, spread: 0 }, random)).toBe(3);
  });
});

describe("choosing", () => {
  it.each(levels)(
    "[C21] level %i chooses alike in all worlds it cannot tell apart",
    (level) => {
      const { state } = setUp(3, { first: 1 });
      const { state: asked } = after(state, lay("west", 0));
      for (const [at, seat] of [
        [state, 1],
        [asked, 2],
      ] as const) {
        const view = cross.view(at, seat);
        const other: State = cross.determinize(view, seat, fastRandom(99));
        expect(ask(cross.view(other, seat), seat, level)).toEqual(
          ask(view, seat, level),
        );
      }
    },
  );

  it.each(
    levels.flatMap((level) =>
      (["coordinates", "people"] as const).map(
        (variant) => [level, variant] as const,
      ),
    ),
  )("level %i plays legal moves only, in any order (%s)", (level, variant) => {
    let { state, events: told } = setUp(3, { variant });
    const random = fastRandom(3);
    while (cross.toMove(state).length > 0) {
      const seats = cross.toMove(state);
      const seat = seats[random.next() % seats.length] ?? 0;
      const { move } = ask(cross.view(state, seat), seat, level, told, seat);
      const played = by(state, seat, move); // refusals throw
      ({ state } = played);
      told = [...told, ...played.events];
    }
    expect(cross.outcome(state)).toBeDefined();
  });

  it("tells what it weighed, best first", () => {
    const { move, considered } = ask(cross.view(setUp(2).state, 0), 0, 3);
    const values = considered.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(considered).toHaveLength(4);
    expect(considered.map((option) => option.move)).toContainEqual(move);
  });

  it.each(levels)(
    "[C8] level %i doubts what lies far off, and agrees to what lies well",
    (level) => {
      const state = table({ deck: ["moskva", "oslo"], start: "lisboa" });
      const wrong = after(state, lay("west", 0)).state;
      expect(ask(cross.view(wrong, 1), 1, level).move).toEqual(doubt("lisboa"));
      const right = after(state, lay("east", 0)).state;
      expect(ask(cross.view(right, 1), 1, level).move).toEqual(agree);
    },
  );

  it.each(levels)(
    "[C8] level 1 doubts at most a quarter of level %i's lays",
    (other) => {
      let lays = 0;
      let doubts = 0;
      playFixed([1, other], (event) => {
        if (event.type === "laid" && event.seat === 1) lays += 1;
        if (event.type === "checked" && event.doubter === 0) doubts += 1;
      });
      expect(lays).toBeGreaterThan(60);
      expect(doubts).toBeGreaterThan(0);
      expect(doubts / lays).toBeLessThanOrEqual(0.25);
    },
  );

  it("[C7] only level 3 bluffs: the others lay where the card most likely fits", () => {
    const bluffing = levels.filter((level) =>
      fixedQuestions(level).some((question) => {
        const { move } = bot.choose({ ...question, random: fastRandom(5) });
        const chances = chancesToFit(question);
        const [likeliest] = chances.toSorted(
          (one, other) => other.value - one.value,
        );
        const chosen = chances.find((lay) => isDeepStrictEqual(lay.move, move));
        return (chosen?.value ?? 0) < (likeliest?.value ?? 0);
      }),
    );
    expect(bluffing).toEqual([3]);
  });

  it("[C14] what a check has shown is remembered from level 2 on", () => {
    const state = table({ deck: ["wien", "budapest", "oslo"] });
    const checked = after(state, lay("east", 0), doubt("paris"));
    const { state: asked } = after(checked.state, lay("east", 1));
    const view = cross.view(asked, 0);
    const changes = levels.filter((level) => {
      const { considered } = ask(view, 0, level, checked.events);
      const doubts = ({ move }: { move: Move }) => move.type === "doubt";
      const untold = ask(view, 0, level).considered.find(doubts);
      return considered.find(doubts)?.value !== untold?.value;
    });
    expect(changes).toEqual([2, 3]);
  });

  it.each(levels)(
    "[C15] level %i finds no fault with a plain cross, and some with a mad one",
    (level) => {
      const said = (east: Parameters<typeof stop>[0]["east"]) => {
        const state = stop({ start: "lisboa", ...(east ? { east } : {}) });
        const { move } = ask(cross.view(state, 0), 0, level);
        return move.type === "estimate" ? move.wrong : -1;
      };
      expect(said(["paris", "warszawa", "moskva"])).toBe(0);
      expect(said(["moskva", "paris", "london", "madrid"])).toBe(3);
    },
  );

  it("[C12] a bot without tokens doubts more freely, having nothing to lose", () => {
    const laid = (tokens: readonly number[]) => {
      const state = table({ deck: ["praha", "oslo"], start: "berlin", tokens });
      const asked = cross.view(after(state, lay("east", 0)).state, 1);
      const { considered } = ask(asked, 1, 2);
      const worth = (type: string) =>
        considered.find(({ move }) => move.type === type)?.value ?? 0;
      return worth("doubt") - worth("agree");
    };
    expect(laid([4, 0])).toBeGreaterThan(laid([4, 4]));
  });
});

describe("strength", () => {
  it.each([{}, { variant: "people" }])(
    "level 3 beats level 1, and level 1 beats random play: %j",
    { timeout: 60_000 },
    (options) => {
      expect(winsOf(3, 1, 12, options)).toBeGreaterThan(8);
      expect(winsOf(1, "random", 12, options)).toBeGreaterThan(8);
    },
  );
});
