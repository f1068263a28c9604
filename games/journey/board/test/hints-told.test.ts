/** What a hint says of a place: why it is lit or not. */

import { expect, it } from "vitest";
import { fieldOf } from "../../content/map.ts";
import { journey } from "../../rules/index.ts";
import type { State } from "../../rules/index.ts";
import { table } from "../../test/table.ts";
import { coach } from "../hints.ts";

it.each<[State["phase"], string]>([
  ["act", "coach.far"],
  ["ride", "coach.far"],
  ["play", "refusals.cards-played"],
  ["cut", "refusals.discard-first"],
])(
  "[J10] [J11] a place that is not lit while the phase is %s",
  (phase, key) => {
    const state = table({ state: { phase } });
    const [hint] = coach.hintFor({
      view: journey.view(state, 0),
      seat: 0,
      heard: [{ seq: 1, events: [] }],
      at: { field: String(fieldOf("warszawa")) },
    });
    expect(hint?.key).toBe(key);
  },
);
