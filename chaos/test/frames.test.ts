/** A frame with more in it than the protocol names is noticed, at every depth; so is what looks like a seed. */

import { describe, expect, it } from "vitest";
import { hexDigits, strangeMember } from "../clients/frames.ts";

const you = { seat: 0, isHost: true };
const table = {
  v: 1,
  type: "table",
  table: { id: "t", seats: [null, { type: "bot", name: "Ada" }], you },
};
const steps = { v: 1, type: "steps", table: "t", steps: [{ seq: 1 }] };

describe("a frame", () => {
  it.each([table, steps, { v: 1, type: "accepted", id: "1", seq: 1 }])(
    "as the protocol has it: $type",
    (frame) => {
      expect(strangeMember(frame)).toBeUndefined();
    },
  );

  it.each([
    ["table.seed", { ...table, seed: "" }],
    ["table.table.seed", { ...table, table: { seed: "" } }],
    ["table.table.seats.hand", { ...table, table: { seats: [{ hand: [] }] } }],
    ["steps.steps.state", { ...steps, steps: [{ seq: 1 }, { state: {} }] }],
    ["type gossip", { v: 1, type: "gossip" }],
    ["(no object)", []],
  ])("with more in it: %s", (member, frame) => {
    expect(strangeMember(frame)).toBe(member);
  });

  it("tells what may be a seed from what may not", () => {
    const seed = "0123456789abcdef".repeat(4);
    expect(hexDigits(`{"seed":"${seed}"}`)).toEqual([seed]);
    expect(hexDigits(`{"id":"${seed}0"}`)).toEqual([]);
  });
});
