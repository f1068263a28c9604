/** The fonts were cut for every letter that the app writes today. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writtenCharacters } from "../../scripts/fonts.mjs";

it("the fonts have every letter in use; if not, run node scripts/fonts.mjs", () => {
  const cut = readFileSync(
    new URL("../fonts/characters.txt", import.meta.url),
    "utf8",
  );
  const missing = [...writtenCharacters()].filter(
    (character) => !cut.includes(character),
  );
  expect(missing).toEqual([]);
});
