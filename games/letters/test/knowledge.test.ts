/** Who knows what. */

import { createTurn, fastRandom, play, toldTo } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../rules/index.ts";
import {
  after,
  at,
  attempt,
  conserved,
  exchange,
  game,
  key,
  setUp,
  table,
  word,
} from "./table.ts";

describe("views", () => {
  it("[L24] a rack is its owner's alone, the pool nobody's", () => {
    const { state } = setUp(3);
    const view = game.view(state, 1);
    expect(view.racks[1]).toEqual(state.racks[1]);
    for (const seat of [0, 2])
      expect(view.racks[seat]).toEqual(Array(6).fill(null));
    expect(view.pool).toEqual(Array(state.pool.length).fill(null));
    expect(game.view(state, null).racks.flat()).toEqual(Array(18).fill(null));
  });

  it("[L24] which letters were exchanged is hidden, how many is public", () => {
    const state = table();
    const turn = createTurn<Event>(key, 1);
    game.apply(state, 0, exchange("ORB"), turn);
    expect(toldTo(turn.told, 1)).toEqual([
      { type: "exchanged", seat: 0, count: 3 },
      { type: "drew", seat: 0, count: 3 },
    ]);
    expect(toldTo(turn.told, 0).at(-1)).toMatchObject({ type: "received" });
    expect(state.sheet).toEqual([{ type: "exchange", seat: 0, count: 3 }]);
  });

  it("[L1, L24] what is imagined holds every tile once", () => {
    const { state } = setUp(4);
    const imagined = game.determinize(game.view(state, 2), 2, fastRandom(3));
    expect(conserved(imagined)).toEqual(conserved(state));
    expect(imagined.racks[2]).toEqual(state.racks[2]);
  });
});

describe("what cannot be taken back", () => {
  it("[L16] a word read, an exchange", () => {
    const to = word([["O", at(4, 5)]], [at(4, 4), at(4, 5)]);
    for (const move of [to, exchange("O")]) {
      const step = play(game, key, { seq: 0, state: table() }, 0, move);
      expect(step).toMatchObject({ ok: true, value: { barrier: true } });
    }
  });
});

describe("what a seat has to decide", () => {
  it("[L17] has one name until a word is refused or the turn is over", () => {
    const nonsense = word(
      [["O", at(4, 5)]],
      [at(4, 5), at(4, 4), at(4, 5)].slice(0, 2),
    );
    const open = after(table(), nonsense).state;
    const name = game.decision?.(open, 1);
    const { state } = after(open, { type: "accept" });
    expect(game.decision?.(state, 1)).toBe(name);
    expect(game.decision?.(table(), 0)).not.toBe(name);
  });
});

describe("moves from outside", () => {
  it.each([
    null,
    "pass",
    { type: "pass", seat: 0 },
    { type: "word", lay: [], word: [], extra: 1 },
    { type: "word", lay: [{ letter: "Q", field: 1 }], word: [1] },
    { type: "word", lay: [{ letter: "a", field: 1 }], word: [1] },
    { type: "word", lay: [{ letter: "A", field: -0 }], word: [0] },
    { type: "word", lay: [{ letter: "A", field: 1, seat: 0 }], word: [1] },
    { type: "word", lay: [{ letter: "A", field: 42 }], word: [1] },
    { type: "word", lay: { length: 1 }, word: [1] },
    { type: "word", lay: [{ letter: "A", field: 1 }], word: ["1"] },
    { type: "exchange", letters: "AB" },
    { type: "exchange", letters: ["AB"] },
  ])("[L8, L9] %j is no move", (raw) => {
    expect(attempt(table(), 0, raw)).toMatchObject({
      ok: false,
      refusal: { code: "malformed-move" },
    });
  });
});
