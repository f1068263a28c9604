/** The people variant: one line, by the number of inhabitants. */

import { describe, expect, it } from "vitest";
import { cross, slots } from "../rules/index.ts";
import type { Sketch } from "./table.ts";
import { after, attempt, doubt, estimate, lay, stop, table } from "./table.ts";

const people = { variant: "people" } as const;

/** Bern in the middle, with fewer people than Paris or Roma and more than Vaduz. */
const line = (sketch: Sketch = {}) =>
  table({ start: "bern", ...sketch, state: people });

describe("people", () => {
  it("[C20] with n cards laid there are n + 2 slots", () => {
    const state = line({ west: ["vaduz"], east: ["roma", "paris"] });
    expect([...slots(state)]).toHaveLength(5);
    expect([...cross.moves(state, 0)]).toHaveLength(5);
  });

  it.each(["north", "south"] as const)("[C20] there is no %s", (arm) => {
    expect(attempt(line(), 0, lay(arm, 0))).toMatchObject({
      ok: false,
      refusal: { code: "no-such-arm", rule: "C20" },
    });
  });

  it.each([
    ["roma", "east", true],
    ["roma", "west", false],
    ["vaduz", "west", true],
    ["vaduz", "east", false],
  ] as const)(
    "[C9, C20] %s on the %s, fewest at the left: %s",
    (card, arm, isRight) => {
      const state = line({ deck: [card, "oslo"] });
      const { events } = after(state, lay(arm, 0), doubt("bern"));
      expect(events).toMatchObject([{ type: "checked", isRight }]);
    },
  );

  it("[C16, C20] a stop judges two arms", () => {
    const state = {
      ...stop({
        start: "bern",
        west: ["vaduz", "oslo"],
        east: ["paris", "roma"],
      }),
      ...people,
    };
    const { events } = after(state, estimate(2), estimate(0));
    expect(events.find(({ type }) => type === "judged")).toMatchObject({
      wrong: 1,
      arms: {
        west: [{ isRight: true }, { card: "oslo", isRight: false }],
        east: [{ isRight: true }, { card: "roma", isRight: true }],
      },
      gains: [1, 1],
    });
  });
});
