/** The picture to keep shows the winner's grid. */

import { endedOf, souvenirOf } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { grzybowski } from "../../rules/index.ts";
import outside from "../../test/golden/outside.json" with { type: "json" };
import swap from "../../test/golden/swap.json" with { type: "json" };
import { Souvenir } from "../souvenir.tsx";

it.each([
  ["[G7] in its frame", swap],
  ["[G23] with a card outside it", outside],
])(
  "%s: 25 cards, their patterns, and no style of the page",
  async (_, record) => {
    const drawing = await souvenirOf(Souvenir, endedOf(grzybowski, record));
    expect(drawing.match(/data-part="card"/g)).toHaveLength(25);
    expect(drawing).toContain('data-part="pattern"');
    expect(drawing).not.toContain("class=");
  },
);
