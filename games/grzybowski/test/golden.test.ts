/** Golden games: whole matches played again with their result; every chance is used in one of them. */

import { parseRecord, replay, verify } from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { chances, count, FULL, grzybowski } from "../rules/index.ts";
import type { Event, State } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const names = Object.keys(files);

function recordOf(file: string): GameRecord {
  const record = parseRecord(files[file]);
  if (!record.ok) throw new Error(`${file}: ${record.refusal.code}`);
  return record.value;
}

function played(file: string) {
  const replayed = replay(grzybowski, recordOf(file));
  if (!replayed.ok) throw new Error(`${file}: ${replayed.refusal.code}`);
  const { steps, match } = replayed.value;
  return {
    states: steps.map((step) => step.position.state as State),
    events: steps.flatMap(({ told }) =>
      told.map(({ event }) => event as Event),
    ),
    last: match.position.state as State,
  };
}

const games = names.map(played);
const jokers = games.flatMap(({ last }) =>
  last.grids.flatMap((grid) => count(grid).joker ?? []),
);

describe("golden games", () => {
  it.each(names)("%s", (file) => {
    const record = recordOf(file);
    expect(verify(grzybowski, record)).toEqual({
      ok: true,
      value: record.outcome,
    });
    const { states, last } = played(file);
    const cards = conserved(states[0]!);
    for (const state of states) expect(conserved(state)).toEqual(cards);
    for (const grid of last.grids) expect(grid.cards).toHaveLength(FULL);
    expect(last.grids.map((grid) => count(grid).total)).toEqual(
      record.outcome?.scores,
    );
  });

  it.each(chances)("[G21] show the chance %s", (chance) => {
    const used = games.flatMap(({ events }) =>
      events.filter(
        (event) => event.type === "used" && event.chance === chance,
      ),
    );
    expect(used.length).toBeGreaterThan(0);
  });

  it("[G19] show the joker used and unused", () => {
    expect(jokers.some(({ symbols }) => symbols.length > 0)).toBe(true);
    expect(jokers.some(({ symbols }) => symbols.length === 0)).toBe(true);
  });

  it("[G23] show a card outside, with a place empty in the frame", () => {
    const outside = games.flatMap(({ last }) =>
      last.grids.filter((grid) => grid.outside !== undefined),
    );
    expect(outside.length).toBeGreaterThan(0);
    for (const grid of outside) expect(grid.cards).toHaveLength(FULL);
  });

  it("[G10] show a tie", () => {
    const ties = names.filter((file) => {
      const { outcome } = recordOf(file);
      return outcome?.winners.length === 2;
    });
    expect(ties.length).toBeGreaterThan(0);
  });

  it("[G6] show both ways to play, open and hidden", () => {
    expect(new Set(games.map(({ last }) => last.isOpen))).toEqual(
      new Set([true, false]),
    );
  });
});
