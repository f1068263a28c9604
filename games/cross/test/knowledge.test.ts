/** Who knows what. */

import { canonical, fastRandom, play } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { cards } from "../content/cards.ts";
import { cross } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import {
  agree,
  after,
  attempt,
  doubt,
  estimate,
  key,
  lay,
  setUp,
  stop,
  table,
} from "./table.ts";

const shownIn = (state: State, seat: Seat | null) => {
  const { backs } = cross.view(state, seat);
  return cards.filter((card) => backs[card] !== null);
};

describe("views", () => {
  it("[C4, C21] only the deck's top name is known, and where the stops lie", () => {
    const { state } = setUp(3);
    const { deck, box } = cross.view(state, 1);
    expect(deck.at(-1)).toBe(state.deck.at(-1));
    expect(deck.filter((card) => card !== null)).toEqual([
      "stop",
      "stop",
      state.deck.at(-1),
    ]);
    expect(box.every((card) => card === null)).toBe(true);
  });

  it("[C3, C4] a stop card on top hides the name beneath it", () => {
    const state = table({ deck: ["london", "stop", "roma"] });
    const { deck } = cross.view(after(state, lay("west", 0)).state, 0);
    expect(deck).toEqual([null, "stop"]);
  });

  it("[C4] the names of the cross, of what has left and of the start card are public", () => {
    const { state } = after(
      table({ west: ["madrid"] }),
      lay("west", 1),
      doubt("madrid"),
    );
    const { start, arms, gone } = cross.view(state, null);
    expect([start, arms, gone]).toEqual([state.start, state.arms, ["london"]]);
  });

  it("[C14, C21] a check shows both backs, and they are out of sight again", () => {
    const { state, events } = after(
      table({ west: ["madrid"] }),
      lay("west", 0),
      doubt("madrid"),
    );
    const { london, madrid } = state.backs;
    expect(events).toMatchObject([
      { type: "checked", backs: { card: london, neighbour: madrid } },
    ]);
    for (const seat of [0, 1, null]) expect(shownIn(state, seat)).toEqual([]);
  });

  it("[C14] open book leaves them showing", () => {
    const state = table({ west: ["madrid"], state: { openBook: true } });
    const checked = after(state, lay("west", 0), doubt("madrid"));
    expect(shownIn(checked.state, 1)).toEqual(["london", "madrid"]);
    const later = after(checked.state, lay("south", 0), agree, lay("north", 0));
    expect(shownIn(later.state, null)).toEqual(["london", "madrid"]);
    expect(cross.view(later.state, 0).backs.madrid).toEqual(state.backs.madrid);
  });

  it("[C21] what a stop has shown is in nobody's view afterwards", () => {
    const { state } = after(
      stop({ east: ["wien"], deck: ["stop", "roma"] }),
      estimate(0),
      estimate(1),
    );
    expect(shownIn(state, 0)).toEqual([]);
  });

  it("[C21] an imagined world keeps what is shown and deals out the rest", () => {
    const open = table({ west: ["madrid"], state: { openBook: true } });
    const { state } = after(open, lay("west", 0), doubt("madrid"));
    const imagined = cross.determinize(cross.view(state, 0), 0, fastRandom(1));
    expect(imagined.backs.london).toEqual(state.backs.london);
    expect(imagined.backs).not.toEqual(state.backs);
    expect(new Set(Object.values(imagined.backs).map(canonical))).toEqual(
      new Set(Object.values(state.backs).map(canonical)),
    );
  });
});

describe("what cannot be taken back", () => {
  const barrier = (state: State, move: Move) => {
    const [seat = 0] = state.awaited;
    const step = play(cross, key, { seq: 0, state }, seat, move);
    return step.ok && step.value.barrier;
  };

  it("[C4] laying shows the next name, unless there is none or a stop card hides it", () => {
    expect(barrier(table(), lay("west", 0))).toBe(true);
    expect(barrier(table({ deck: ["london"] }), lay("west", 0))).toBe(false);
    const hidden = table({ deck: ["london", "stop", "roma"] });
    expect(barrier(hidden, lay("west", 0))).toBe(false);
  });

  it("[C8, C9] a doubt turns cards over, agreeing does not", () => {
    const { state } = after(table(), lay("west", 0));
    expect(barrier(state, doubt("paris"))).toBe(true);
    expect(barrier(state, agree)).toBe(false);
  });

  it("[C15, C16] an estimate can be taken back until the last one is made", () => {
    const state = stop({ east: ["wien"] });
    expect(barrier(state, estimate(0))).toBe(false);
    expect(barrier(after(state, estimate(0)).state, estimate(0))).toBe(true);
  });
});

describe("moves from outside", () => {
  it.each([
    null,
    "agree",
    { type: "agree", neighbour: "paris" },
    { type: "doubt", neighbour: "atlantis" },
    { type: "doubt" },
    { type: "lay", arm: "up", index: 0 },
    { type: "lay", arm: "west", index: -0 },
    { type: "lay", arm: "west", index: 0.5 },
    { type: "lay", arm: "west", index: 15 },
    { type: "lay", arm: "west", index: 0, extra: true },
    { type: "estimate", wrong: "1" },
    { type: "estimate", wrong: 16 },
  ])("[C7, C8, C15] %j is no move", (raw) => {
    expect(attempt(table(), 0, raw)).toMatchObject({
      ok: false,
      refusal: { code: "malformed-move" },
    });
  });
});
