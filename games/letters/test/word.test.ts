/** Words: where tiles may be laid, what must be read, how it is counted. The worked examples stand here. */

import { describe, expect, it } from "vitest";
import {
  accept,
  after,
  at,
  attempt,
  by,
  challenge,
  petal,
  table,
  word,
} from "./table.ts";

/** T, O, R in a row, O on START. */
const torTable = () =>
  table({
    square: [".......", ".*.*.*.", ".......", ".*TOR*.", "......."],
    racks: ["BADCHE", "KINYŁW"],
  });

describe("example 1: T, O, R lie in a row", () => {
  const [t, o, r] = [at(4, 3), at(4, 4), at(4, 5)];
  const b = at(3, 5);
  const a = at(5, 5);
  const corner = at(3, 6);
  const lay = [
    ["B", b],
    ["A", a],
  ] as const;
  /** A above T, B above A. */
  const [beside, above] = [at(3, 3), at(2, 3)];
  const tower = [
    ["A", beside],
    ["B", above],
  ] as const;

  it("[L11, L14] TORBA: B and A side to side with a lying tile", () => {
    const { events } = after(torTable(), word(lay, [t, o, r, b, a]));
    expect(events).toMatchObject([
      { type: "word", word: "TORBA", points: 9, bonus: 0 },
    ]);
  });

  it("[L13] BAT with the lying T: its tiles need not touch", () => {
    expect(attempt(torTable(), 0, word(lay, [b, a, t])).ok).toBe(true);
  });

  it.each([
    ["BAT", [above, beside, t]],
    ["TAB", [t, beside, above]],
    ["TORBA", [t, o, r, above, beside]],
  ])(
    "[L11] B touching only the A of this turn, whatever is read: %s",
    (_text, fields) => {
      expect(attempt(torTable(), 0, word(tower, fields))).toMatchObject({
        ok: false,
        refusal: {
          code: "touches-new-only",
          rule: "L11",
          values: { letter: "B" },
        },
      });
    },
  );

  it.each([[tower], [tower.toReversed()]])(
    "[L11] in a chain B may touch the A, in whatever order they are named: %j",
    (named) => {
      const chain = { ...torTable(), contact: "chain" } as const;
      expect(attempt(chain, 0, word(named, [above, beside, t])).ok).toBe(true);
    },
  );

  it("[L11] a tile laid in an earlier turn holds the next, though its word may still be doubted", () => {
    const { state } = after(
      torTable(),
      word([["A", beside]], [t, beside]),
      word([["W", above]], [beside, above]),
    );
    expect(state.tiles[above]).toBe("W");
  });

  it("[L12] DACH of four new tiles and none that lay there", () => {
    const fields = [b, a, beside, at(3, 4)];
    const four = [..."DACH"].map(
      (letter, index) => [letter, fields[index] ?? 0] as const,
    );
    expect(attempt(torTable(), 0, word(four, fields))).toMatchObject({
      ok: false,
      refusal: { code: "no-old-tile", rule: "L12" },
    });
  });

  it.each([[[corner, r]], [[t, o, r, corner]]])(
    "[L11] B touching R by a corner only, read as %j",
    (fields) => {
      const move = word([["B", corner]], fields);
      expect(attempt(torTable(), 0, move)).toMatchObject({
        ok: false,
        refusal: { code: "no-contact", rule: "L11" },
      });
    },
  );

  it("[L11] the first word has five letters at most: START and its four sides", () => {
    const start = table({ racks: ["ORBAZE", "KINYCŁ"] });
    const sides = [at(3, 4), at(4, 5), at(5, 4), at(4, 3)];
    const five = [..."ORBA"].map(
      (letter, index) => [letter, sides[index] ?? 0] as const,
    );
    const read = [at(4, 4), ...sides];
    expect(attempt(start, 0, word(five, read)).ok).toBe(true);
    const sixth = at(3, 5);
    const six = word([...five, ["Z", sixth]], [...read, sixth]);
    expect(attempt(start, 0, six)).toMatchObject({
      refusal: { code: "touches-new-only", rule: "L11" },
    });
  });
});

describe("example 2: KONI, KONIE, KONIEC by three players", () => {
  it("[L14, L20] 4, 5 and 8 points", () => {
    const k = at(4, 4);
    const fields = [k, at(3, 4), at(4, 5), at(5, 4), at(4, 3), at(3, 3)];
    const [, o = 0, n = 0, i = 0, e = 0, c = 0] = fields;
    const start = table({
      square: [".......", ".*.*.*.", ".......", ".*.K.*.", "......."],
      racks: ["ONIABD", "EFGHJL", "CPRSTU"],
    });
    const { state } = after(
      start,
      word(
        [
          ["O", o],
          ["N", n],
          ["I", i],
        ],
        fields.slice(0, 4),
      ),
      word([["E", e]], fields.slice(0, 5)),
      word([["C", c]], fields),
      accept,
    );
    expect(state.sheet).toMatchObject([
      { word: "KONI", points: 4 },
      { word: "KONIE", points: 5 },
      { word: "KONIEC", points: 8 },
    ]);
    expect(state.scores.slice(0, 2)).toEqual([4, 5]);
    expect(by(state, 1, challenge).state.scores).toEqual([4, 5, 8]);
  });
});

describe("example 3: NOŻYK, then ŻONKIL", () => {
  /** NOŻYK winds about the bonus field at row 4, column 6, whose last side is free. */
  const square = [
    ".......",
    ".*.*.*.",
    ".....N.",
    ".*..O*.",
    "....ŻYK",
    ".*.*.*.",
  ];
  const [n, o, ż, y, k] = [at(3, 6), at(4, 5), at(5, 5), at(5, 6), at(5, 7)];

  it("[L20] NOŻYK counts 14", () => {
    const start = table({
      square: [
        ".......",
        ".*.*.*.",
        ".....N.",
        ".*..O*.",
        "....ŻY.",
        ".*.*.*.",
      ],
      racks: ["KABCDE", "ILFGHJ"],
    });
    const { events } = after(start, word([["K", k]], [n, o, ż, y, k]));
    expect(events).toMatchObject([{ word: "NOŻYK", points: 14, bonus: 0 }]);
  });

  it("[L13, L20, L21] ŻONKIL counts 14, and 10 for the field it fences in", () => {
    const start = table({ square, racks: ["ILABCD", "EFGHJM"] });
    const [i, l] = [at(4, 7), at(3, 7)];
    const { events } = after(
      start,
      word(
        [
          ["I", i],
          ["L", l],
        ],
        [ż, o, n, k, i, l],
      ),
    );
    expect(events).toMatchObject([
      { word: "ŻONKIL", points: 14, bonus: 10, fenced: [4] },
    ]);
  });

  it("[L21] a field fenced in before brings nothing again", () => {
    const start = table({
      square: [...square.slice(0, 3), ".*..O*I", ...square.slice(4)],
      racks: ["LABCDE", "FGHJMP"],
    });
    const { events } = after(
      start,
      word([["L", at(3, 7)]], [ż, o, n, k, at(4, 7), at(3, 7)]),
    );
    expect(events).toMatchObject([{ word: "ŻONKIL", points: 14, bonus: 0 }]);
  });

  it("[L21] two fields at once", () => {
    const start = table({
      square: [".A.I...", "R*.*E..", ".KTO..."],
      racks: ["SBCDFG", "HJLMPW"],
    });
    const between = at(2, 3);
    const { events } = after(
      start,
      word([["S", between]], [at(3, 2), at(3, 4), between]),
    );
    expect(events).toMatchObject([{ word: "KOS", fenced: [0, 1], bonus: 25 }]);
  });
});

describe("example 4: what cannot be read", () => {
  const base = () =>
    table({
      square: [".......", ".*.*.*.", "..TOK..", ".*...*.", "......."],
      racks: ["ABAIOR", "EFGHJM"],
    });
  const [t, o, k] = [at(3, 3), at(3, 4), at(3, 5)];
  const [x, y] = [at(3, 6), at(3, 7)];

  it.each([
    ["tile-read-twice", word([["A", x]], [k, o, k, x])],
    ["no-old-tile", word([["A", x]], [x])],
    [
      "tile-not-read",
      word(
        [
          ["A", x],
          ["B", at(2, 5)],
        ],
        [k, x],
      ),
    ],
    ["empty-field-read", word([["A", x]], [k, x, y])],
  ])("[L12] %s", (code, move) => {
    expect(attempt(base(), 0, move)).toMatchObject({
      ok: false,
      refusal: { code, rule: "L12" },
    });
  });

  it("[L8] only old tiles: nothing is laid", () => {
    expect(attempt(base(), 0, word([], [t, o, k]))).toMatchObject({
      ok: false,
      refusal: { code: "lay-one-to-six", rule: "L8" },
    });
  });

  it.each([
    ["not-on-rack", "L8", word([["Z", x]], [k, x])],
    [
      "not-on-rack",
      "L8",
      word(
        [
          ["B", x],
          ["B", y],
        ],
        [k, x, y],
      ),
    ],
    ["field-taken", "L8", word([["A", o]], [k, o])],
    [
      "field-taken",
      "L8",
      word(
        [
          ["A", x],
          ["B", x],
        ],
        [k, x],
      ),
    ],
    ["no-light-field", "L3", word([["A", 41]], [k, 41])],
    ["no-contact", "L11", word([["A", at(7, 7)]], [k, at(7, 7)])],
  ])("[L3, L8, L11] %s (%s)", (code, rule, move) => {
    expect(attempt(base(), 0, move)).toMatchObject({
      ok: false,
      refusal: { code, rule },
    });
  });

  it("[L8] six tiles at once, in any order that can be laid (L11)", () => {
    const fields = [at(1, 5), at(1, 6), at(1, 7), at(2, 7), x, y];
    const lay = [..."ABAIOR"].map(
      (letter, index) => [letter, fields[index] ?? 0] as const,
    );
    const chain = { ...base(), contact: "chain" } as const;
    expect(attempt(chain, 0, word(lay, [...fields, k])).ok).toBe(true);
    const seven = word([...lay, ["A", at(2, 5)]], [...fields, at(2, 5), k]);
    expect(attempt(chain, 0, seven)).toMatchObject({
      refusal: { code: "lay-one-to-six" },
    });
  });

  it("[L11] tiles of the same turn hold each other only in a chain, and only if one of them touches", () => {
    const chain = { ...base(), contact: "chain" } as const;
    const lay = word(
      [
        ["A", at(7, 6)],
        ["B", at(7, 7)],
      ],
      [k, at(7, 6), at(7, 7)],
    );
    expect(attempt(chain, 0, lay)).toMatchObject({
      refusal: { code: "no-contact", rule: "L11" },
    });
    expect(attempt(base(), 0, lay)).toMatchObject({
      refusal: { code: "touches-new-only", rule: "L11" },
    });
  });

  it("[L16] a word read cannot be taken back or read again", () => {
    const { state } = after(base(), word([["A", x]], [k, x]));
    expect(attempt(state, 0, word([["B", y]], [k, y]))).toMatchObject({
      ok: false,
    });
  });
});

describe("example 5: snake", () => {
  /** T, O, R touching in turn about the middle flower; R touches the petal (2,0) of the next. */
  const flower = { "0,1": "O", "1,0": "R", "-1,1": "T" };
  const [t, o, r] = [petal(-1, 1), petal(0, 1), petal(1, 0)];
  const b = petal(2, 0);
  const a = petal(3, 0);
  const base = () => table({ flower, racks: ["BAKCDE", "FGHJLM"] });
  const lay = [
    ["B", b],
    ["A", a],
  ] as const;

  it("[L25] TORBA along the path is right", () => {
    expect(attempt(base(), 0, word(lay, [t, o, r, b, a])).ok).toBe(true);
  });

  it("[L11, L25] along a strict path every new tile touches an old one", () => {
    const strict = { ...base(), contact: "strict" } as const;
    expect(attempt(strict, 0, word(lay, [t, o, r, b, a]))).toMatchObject({
      refusal: { code: "touches-new-only", values: { letter: "A" } },
    });
  });

  it("[L25] BAT, whose A does not touch T, is not", () => {
    expect(attempt(base(), 0, word(lay, [b, a, t]))).toMatchObject({
      ok: false,
      refusal: { code: "letters-apart", rule: "L25" },
    });
  });

  it("[L25] a path over a bonus field or with a jump is not", () => {
    // (−1,1) and (1,0) lie on two sides of the bonus field in the middle.
    expect(attempt(base(), 0, word([["B", b]], [t, r, b]))).toMatchObject({
      refusal: { code: "letters-apart" },
    });
  });

  it("[L25] six petals fence in their flower", () => {
    const state = table({
      flower: { ...flower, "-1,0": "K", "0,-1": "A" },
      racks: ["MBCDEF", "GHJLPS"],
    });
    const last = petal(1, -1);
    const { events } = after(state, word([["M", last]], [r, last]));
    expect(events).toMatchObject([{ fenced: [0], bonus: 5 }]);
  });
});
