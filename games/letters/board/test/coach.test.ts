// @vitest-environment happy-dom
/** The hints of a first match: at every position, in three languages, and nothing that a seat does not know. */

import { hintLaws } from "@stolik/furniture/testing";
import { isObject } from "@stolik/kernel";
import { createInstance } from "i18next";
import { letters as entry } from "../../entry.ts";
import { game } from "../../test/table.ts";

const records = import.meta.glob<unknown>("../../test/golden/*.json", {
  eager: true,
  import: "default",
});
/** Those that were played with a few words: a page cannot read the dictionary. */
const files = Object.fromEntries(
  Object.entries(records).filter(
    ([, raw]) => isObject(raw) && raw["contentVersion"] === game.contentVersion,
  ),
);

await hintLaws({
  gameOf: () => game,
  entry,
  instance: createInstance(),
  files,
});
