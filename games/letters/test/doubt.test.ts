/** Checking words: who may ask, what becomes of the word, and when its draw is due. */

import { describe, expect, it } from "vitest";
import { EMPTY } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import {
  accept,
  after,
  at,
  attempt,
  by,
  challenge,
  exchange,
  game,
  pass,
  table,
  word,
} from "./table.ts";

const start = at(4, 4);
const o = at(4, 5);
const r = at(3, 4);

/** T lies on START; seat 0 lays O and R. */
const tor = word(
  [
    ["O", o],
    ["R", r],
  ],
  [start, o, r],
);
/** The same tiles read as no word of the dictionary. */
const rto = word(
  [
    ["O", o],
    ["R", r],
  ],
  [r, start, o],
);
const three = (state: Partial<State> = {}) =>
  table({ racks: ["ORBAZE", "KINYCŁ", "DWMLPS"], state });

describe("a word that is laid", () => {
  it("[L17] is open: no points and no draw yet; the next player may act, all others may doubt", () => {
    const { state } = after(three(), tor);
    expect(state).toMatchObject({ turn: 1, scores: [0, 0, 0] });
    expect(state.racks[0]).toHaveLength(4);
    expect(state.tiles[o]).toBe("O");
    expect(state.open).toMatchObject({ seat: 0, accepted: [] });
    expect(game.toMove(state)).toEqual([2, 1]);
  });

  it("[L17, L19] stands when the next player acts, its draw before that", () => {
    const { state, events } = after(three(), tor, pass);
    expect(state).toMatchObject({
      turn: 2,
      scores: [3, 0, 0],
      best: [3, 0, 0],
    });
    expect(state.racks[0]).toHaveLength(6);
    expect(events.map(({ type }) => type)).toEqual([
      "stands",
      "drew",
      "passed",
    ]);
    expect(state.idle).toBe(1);
  });

  it.each([
    ["a word", word([["K", at(5, 4)]], [at(5, 4), o, start])],
    ["an exchange", exchange("KI")],
    ["a pass", pass],
  ])("[L17] stands, right or wrong, on %s", (_, move) => {
    const { state } = after(three(), rto, move);
    expect(state.scores[0]).toBe(3);
    expect(state.sheet[0]).toMatchObject({ word: "RTO", status: "stands" });
  });

  it("[L17] stands when all others have accepted", () => {
    const once = by(after(three(), rto).state, 2, accept).state;
    expect(once.open).toMatchObject({ accepted: [2] });
    expect(game.toMove(once)).toEqual([1]);
    const twice = by(once, 1, accept);
    expect(twice.state.open).toBeUndefined();
    expect(twice.state).toMatchObject({ turn: 1, scores: [3, 0, 0] });
    expect(game.toMove(twice.state)).toEqual([1]);
  });

  it("[L17] whoever has accepted has no second answer, but may take the turn", () => {
    const { state } = by(after(three(), rto).state, 1, accept);
    for (const move of [accept, challenge])
      expect(attempt(state, 1, move)).toMatchObject({
        refusal: { code: "already-accepted", rule: "L17" },
      });
    expect(attempt(state, 1, pass).ok).toBe(true);
  });
});

describe("a question", () => {
  it("[L17] about a word that is not in the dictionary: tiles back, no points, the turn is over", () => {
    const { state, events } = by(after(three(), rto).state, 2, challenge);
    expect(state).toMatchObject({ turn: 1, scores: [0, 0, 0], idle: 1 });
    expect(state.racks[0]?.toSorted()).toEqual([..."ABEORZ"]);
    expect(state.tiles[o]).toBe(EMPTY);
    expect(state.open).toBeUndefined();
    expect(state.sheet).toMatchObject([{ status: "refused", asked: 2 }]);
    expect(events).toMatchObject([
      { type: "challenged", seat: 2, word: "RTO", isWord: false },
      { type: "refused", seat: 0 },
    ]);
  });

  it("[L17] about one that is costs nothing and closes the matter", () => {
    const { state, events } = by(after(three(), tor).state, 1, challenge);
    expect(state).toMatchObject({ turn: 1, scores: [3, 0, 0], idle: 0 });
    expect(state.racks[0]).toHaveLength(6);
    expect(events.map(({ type }) => type)).toEqual([
      "challenged",
      "stands",
      "drew",
    ]);
    expect(attempt(state, 2, challenge)).toMatchObject({
      refusal: { code: "not-your-turn" },
    });
  });

  it.each<[string, number, Move]>([
    ["not-your-turn", 0, challenge],
    ["doubt-or-accept", 2, pass],
  ])("[L17] %s: seat %i, %j", (code, seat, move) => {
    const { state } = after(three(), tor);
    expect(attempt(state, seat, move)).toMatchObject({ refusal: { code } });
  });

  it("[L17] needs a word", () => {
    for (const move of [accept, challenge])
      expect(attempt(three(), 0, move)).toMatchObject({
        refusal: { code: "nothing-to-doubt", rule: "L17" },
      });
  });
});

describe("the draw of an open word", () => {
  it("[L9, L17] comes before an exchange is judged", () => {
    const sketch = { racks: ["ORBAZE", "KINYCŁ"], pool: "DWM" };
    const { state } = after(table(sketch), tor);
    expect(attempt(state, 1, exchange("KI"))).toMatchObject({
      refusal: { code: "pool-too-small", rule: "L9", values: { left: 1 } },
    });
    const { state: then } = after(state, exchange("K"));
    expect(then.racks[0]).toEqual([..."BAZEWM"]);
    expect(then.racks[1]).toEqual([..."INYCŁD"]);
    expect(then.pool).toEqual(["K"]);
  });

  it("[L19] goes as far as the pool", () => {
    const { state } = after(table({ pool: "D" }), tor, pass);
    expect(state.racks[0]).toEqual([..."BAZED"]);
    expect(state.pool).toEqual([]);
  });
});

describe("the referee", () => {
  const refereed = () => three({ checking: "referee" });

  it("[L18] refuses words that are not in the dictionary", () => {
    expect(attempt(refereed(), 0, rto)).toMatchObject({
      refusal: {
        code: "not-in-dictionary",
        rule: "L18",
        values: { word: "RTO" },
      },
    });
  });

  it("[L18, L19] others stand at once and are replaced", () => {
    const { state, events } = after(refereed(), tor);
    expect(state.open).toBeUndefined();
    expect(state).toMatchObject({ turn: 1, scores: [3, 0, 0] });
    expect(state.racks[0]).toHaveLength(6);
    expect(events.map(({ type }) => type)).toEqual([
      "word",
      "stands",
      "drew",
      "received",
    ]);
    expect(game.toMove(state)).toEqual([1]);
  });

  it("[L15] takes inflected forms as they are: KONI, for one", () => {
    const konie = table({
      square: ["", "", "", ".*.K.*."],
      racks: ["ONIEAB", "CDFGHJ"],
      state: { checking: "referee" },
    });
    const fields = [start, o, r, at(5, 4)];
    const lay = [..."ONI"].map(
      (letter, index) => [letter, fields[index + 1] ?? 0] as const,
    );
    expect(attempt(konie, 0, word(lay, fields)).ok).toBe(true);
    expect(attempt(konie, 0, word(lay, fields.toReversed()))).toMatchObject({
      refusal: { code: "not-in-dictionary", values: { word: "INOK" } },
    });
  });
});

describe("exchange and pass", () => {
  it("[L9] draws first, then mixes the old ones into the pool", () => {
    const { state, events } = after(
      table({ pool: "DWMPS" }),
      exchange("ORBAZ"),
    );
    expect(state.racks[0]).toEqual([..."EDWMPS"]);
    expect(state.pool.toSorted()).toEqual([..."ABORZ"]);
    expect(state).toMatchObject({ turn: 1, idle: 1 });
    expect(events).toMatchObject([
      { type: "exchanged", count: 5 },
      { type: "drew", count: 5 },
      { type: "received", letters: [..."DWMPS"] },
    ]);
  });

  it.each([
    ["pool-too-small", exchange("ORBAZE")],
    ["not-on-rack", exchange("K")],
    ["not-on-rack", exchange("OO")],
    ["exchange-one-to-six", exchange("")],
    ["exchange-one-to-six", exchange("ORBAZEO")],
  ])("[L9] %s: %j", (code, move) => {
    expect(attempt(table({ pool: "DWMPS" }), 0, move)).toMatchObject({
      refusal: { code, rule: "L9" },
    });
  });

  it("[L10] passing is always allowed", () => {
    expect(after(table(), pass).state).toMatchObject({ turn: 1, idle: 1 });
  });
});
