/** A match begun under older rules goes on. */

import { describe, expect, it } from "vitest";
import { grzybowski } from "../rules/index.ts";
import type { State } from "../rules/index.ts";
import { after, grid, table } from "./table.ts";

/** As version 1 kept it: one name for both sides. */
function aged(state: State): unknown {
  return JSON.parse(
    JSON.stringify(state, (_, value: unknown) =>
      typeof value === "object" && value && "front" in value
        ? { front: value.front, back: value.front }
        : value,
    ),
  );
}

describe("states of version 1", () => {
  const mine = grid([["singer", "~boycott", "~iron-gate"]]);
  const begun = table({ mine });
  const inHand = after(begun, { type: "take", slot: 0 }).state;

  it.each([
    ["at the start of a turn", begun],
    ["with a card in hand", inHand],
  ])("name every back by its own name: %s", (_, state) => {
    expect(aged(state)).not.toEqual(state);
    expect(grzybowski.migrate?.(aged(state), 1)).toEqual(state);
  });

  it("today's are as they are", () => {
    expect(grzybowski.migrate?.(begun, 2)).toBe(begun);
  });
});
