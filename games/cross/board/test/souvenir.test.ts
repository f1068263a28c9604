/** The picture to keep shows the last cross. */

import { endedOf, souvenirOf } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { cross } from "../../rules/index.ts";
import { laidCount } from "../../rules/slots.ts";
import coordinates from "../../test/golden/coordinates-3-seats-easy-open-book.json" with { type: "json" };
import people from "../../test/golden/people-2-seats-no-tokens.json" with { type: "json" };
import { turnFor } from "../souvenir-arm.tsx";
import { Souvenir } from "../souvenir.tsx";

it.each([
  ["[C7] a cross", coordinates, 4],
  ["[C20] a line", people, 2],
])(
  "%s with all its cards, and no style of the page",
  async (_, record, arms) => {
    const ended = endedOf(cross, record);
    const drawing = await souvenirOf(Souvenir, ended);
    const places = drawing.match(/data-place=/g);
    expect(places).toHaveLength(laidCount(ended.view));
    expect(drawing.match(/data-arm=/g)).toHaveLength(arms);
    expect(drawing).not.toContain("class=");
  },
);

it("names stay on the paper: where one is long, all of its arm are steeper", () => {
  expect(turnFor([{ width: 60, room: 200 }])).toBe(58);
  const long = [
    { width: 60, room: 200 },
    { width: 150, room: 28 },
  ];
  const turn = (turnFor(long) * Math.PI) / 180;
  for (const { width, room } of long)
    expect(width * Math.cos(turn)).toBeLessThanOrEqual(room);
  expect(turnFor([{ width: 900, room: 0 }])).toBe(90);
});
