/** The picture to keep shows the cities that were laid. */

import { printedMark } from "@stolik/furniture";
import { endedOf, souvenirOf } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { nsoe } from "../../rules/index.ts";
import record from "../../test/golden/out-alone-2-seats.json" with { type: "json" };
import { Souvenir } from "../souvenir.tsx";

it("[N17] every city of the board has its dot on the map, and the sheet no style of the page", async () => {
  const ended = endedOf(nsoe, record);
  const drawing = await souvenirOf(Souvenir, ended);
  const dots = drawing.match(/data-place=/g);
  expect(dots).toHaveLength(ended.view.laid.length);
  expect(drawing.match(/<path/g)?.length).toBeGreaterThan(30);
  expect(drawing).not.toContain("class=");
  // Each seat's cities have its colour.
  for (const seat of [0, 1])
    expect(drawing).toContain(`fill="${printedMark(seat).colour}"`);
});
