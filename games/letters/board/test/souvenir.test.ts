/** The picture to keep shows the word of the match. */

import { endedOf, souvenirOf } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import record from "../../test/golden/tie-best-word-2-seats.json" with { type: "json" };
import { game } from "../../test/table.ts";
import { bestWord } from "../best-word.ts";
import { Souvenir } from "../souvenir.tsx";

it("[L20] its letters as tiles, with no style of the page", async () => {
  const ended = endedOf(game, record);
  const drawing = await souvenirOf(Souvenir, ended);
  const word = bestWord(ended.heard)?.word ?? "";
  expect(word.length).toBeGreaterThan(1);
  expect(drawing.match(/data-part="letter"/g)).toHaveLength(word.length);
  expect(drawing).not.toContain("class=");
});
