/** A move that is known at a glance is one that the schema lets in. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { clientMessage, isMoveMessage } from "../protocol/parse.ts";

const move = {
  v: 1,
  type: "move",
  table: "4gkz0w8t2m",
  id: "17",
  seq: 3,
  move: { type: "lay", cell: { row: 1, column: 2 } },
};

it("knows a move at a glance", () => {
  expect(isMoveMessage(move)).toBe(true);
});

const off: readonly (readonly [string, unknown])[] = [
  ["another version", { ...move, v: 2 }],
  ["another type", { ...move, type: "watch" }],
  ["no table", { ...move, table: "" }],
  ["an id with a space", { ...move, id: "1 7" }],
  ["a long id", { ...move, id: "x".repeat(65) }],
  ["half a seq", { ...move, seq: 0.5 }],
  ["a seq before the deal", { ...move, seq: -1 }],
  ["a seq as text", { ...move, seq: "3" }],
  ["one member more", { ...move, why: "" }],
  ["one member less", { ...move, move: undefined }],
  ["a member of a prototype", JSON.parse('{"move":{"__proto__":{}}}')],
  [
    "a move with a prototype",
    { ...move, move: JSON.parse('{"__proto__":{"type":"lay"}}') as unknown },
  ],
  ["a list", [move]],
  ["nothing", null],
];

it.each(off)("leaves %s to the schema", (_, raw) => {
  expect(isMoveMessage(raw)).toBe(false);
});

it("lets nothing in that the schema would not, nor changes it", () => {
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        v: fc.constantFrom(1, 2, "1"),
        type: fc.constantFrom("move", "watch"),
        table: fc.string({ maxLength: 70 }),
        id: fc.string({ maxLength: 70 }),
        seq: fc.oneof(fc.integer(), fc.double(), fc.maxSafeNat()),
        move: fc.jsonValue(),
        more: fc.jsonValue(),
      },
      { requiredKeys: ["v", "type", "table", "id", "seq"] },
    ),
  );
  fc.assert(
    fc.property(strange, (raw) => {
      const message: unknown = JSON.parse(JSON.stringify(raw));
      if (!isMoveMessage(message)) return;
      expect(clientMessage.parse(message)).toEqual(message);
    }),
  );
});
