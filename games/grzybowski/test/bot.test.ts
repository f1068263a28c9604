/** The bot: honest, legal, and the stronger the further it looks. The arena plays the full numbers. */

import { playMatch } from "@stolik/games";
import type { Automaton } from "@stolik/games";
import { fastRandom, levels, seedFrom } from "@stolik/kernel";
import type { Level, Seat } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { bot } from "../bot/index.ts";
import {
  grzybowski,
  layoutOf,
  places,
  stageOf,
  total,
} from "../rules/index.ts";
import type { State, View } from "../rules/index.ts";
import { after, at, grid, setUp, table } from "./table.ts";

const ask = (view: View, seat: Seat, level: Level, luck = 5) =>
  bot.choose({
    view,
    seat,
    told: [],
    level,
    budget: 1000,
    character: 7,
    random: fastRandom(luck),
  });

function winsOf(one: Automaton, other: Automaton, matches: number): number {
  let wins = 0;
  for (let index = 0; index < matches; index += 1) {
    const seat = index % 2;
    const { outcome } = playMatch(
      { game: grzybowski, bot },
      {
        seats: 2,
        options: { openCards: true, first: "random" },
        seed: seedFrom(`bot test ${index}`),
        players: seat === 0 ? [one, other] : [other, one],
        budget: 1000,
      },
    );
    if (outcome.winners.includes(seat)) wins += 1 / outcome.winners.length;
  }
  return wins;
}

/** Positions in which a card is to be taken, from a match that goes the same way every time. */
function takings(level: Level): View[] {
  const views: View[] = [];
  playMatch(
    { game: grzybowski, bot },
    {
      seats: 2,
      options: { openCards: true, first: 0 },
      seed: seedFrom("takings"),
      players: [level, level],
      budget: 1000,
    },
    (at) => {
      const { turn, isOver } = at as State;
      const view = grzybowski.view(at as State, turn);
      if (!isOver && stageOf(view) === "take") views.push(view);
    },
  );
  return views;
}

/** How many cards of the market bring more at once than the one in this slot. */
function rankOf(view: View, slot: number): number {
  const mine = view.grids[view.turn];
  if (!mine) throw new Error("Nobody is to move.");
  const brings = view.market.map(({ card, up }) =>
    Math.max(
      ...places(mine).map((cell) =>
        card
          ? total(
              layoutOf({ ...mine, cards: [...mine.cards, { cell, card, up }] }),
            )
          : -1,
      ),
    ),
  );
  return brings.filter((points) => points > (brings[slot] ?? 0)).length;
}

describe("choosing", () => {
  it.each(levels)(
    "[G6] level %i chooses alike in all worlds it cannot tell apart",
    (level) => {
      for (const openCards of [true, false]) {
        const { state } = setUp({ openCards, first: 1 });
        const view = grzybowski.view(state, 1);
        const other = grzybowski.determinize(view, 1, fastRandom(99));
        expect(ask(grzybowski.view(other, 1), 1, level)).toEqual(
          ask(view, 1, level),
        );
      }
    },
  );

  it.each(levels)(
    "[G6] level %i plays legal moves only, cards open or hidden",
    { timeout: 120_000 },
    (level) => {
      let { state } = setUp({ openCards: level % 2 === 0 });
      while (!state.isOver) {
        const view = grzybowski.view(state, state.turn);
        ({ state } = after(state, ask(view, state.turn, level).move)); // refusals throw
      }
      expect(grzybowski.outcome(state)?.reason).toBe("full");
    },
  );

  it("tells what it weighed, best first", () => {
    const { move, considered } = ask(
      grzybowski.view(setUp({ first: 0 }).state, 0),
      0,
      3,
    );
    const values = considered.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(considered.length).toBeGreaterThan(1);
    expect(considered.map((option) => option.move)).toContainEqual(move);
  });

  it.each(levels)("[G12] level %i lays where it makes a pair", (level) => {
    const { state } = after(
      table({
        mine: grid([["~bund-fighters", "iron-shops", "~boycott"]]),
        market: ["singer", "peretz", "antisemitic-campaign"],
      }),
      { type: "take", slot: 2 },
    );
    const { move } = ask(grzybowski.view(state, 0), 0, level);
    expect([at(0, 2), at(2, 2)]).toContain(move.type === "lay" && move.cell);
  });

  it("[G8] level 1 takes one of the three cards that bring most at once, not always the first", () => {
    const ranks = new Set<number>();
    for (const [index, view] of takings(1).entries()) {
      const { move } = ask(view, view.turn, 1, index);
      if (move.type === "take") ranks.add(rankOf(view, move.slot));
    }
    expect(ranks).toEqual(new Set([0, 1, 2]));
  });

  it("[G20] the last turn's chance is used where it brings more than its point", () => {
    const mine = grid([
      ["~marconi-family", "iron-shops", "~krochmalna-street"],
      ["~bund-fighters", "~all-saints-church", "."],
    ]);
    const theirs = grid([["singer"]]);
    const state = table({ mine, theirs, state: { laid: at(2, 2) } });
    const { move } = ask(grzybowski.view(state, 0), 0, 1);
    expect(move).toEqual({ type: "flip", chance: at(1, 1), cell: at(1, 3) });
  });
});

describe("strength", () => {
  it(
    "level 3 beats level 1, and level 1 beats random play",
    { timeout: 120_000 },
    () => {
      expect(winsOf(3, 1, 4)).toBeGreaterThanOrEqual(3);
      expect(winsOf(1, "random", 10)).toBeGreaterThanOrEqual(9);
    },
  );
});
