/** What a hint says of another's card: what the rules then did with it. */

import { expect, it } from "vitest";
import { nsoe } from "../../rules/index.ts";
import { after, lay, table } from "../../test/table.ts";
import type { Sketch } from "../../test/table.ts";
import { coach } from "../hints.ts";

it.each<[string, Sketch["piles"], string]>([
  ["two cards are drawn", undefined, "coach.wrong"],
  ["with nothing to draw it is kept", [[], [], []], "coach.wrong-kept"],
])("[N13] a wrong card: %s", (_, piles, key) => {
  const state = table(piles ? { piles } : {});
  const wrong = after(state, lay("milano", 5, 8));
  const [hint] = coach.hintFor({
    view: nsoe.view(wrong.state, 1),
    seat: 1,
    heard: [{ seq: 1, events: wrong.events }],
  });
  expect(hint).toEqual({ key, values: { name: 0, city: "milano" } });
});
