// @vitest-environment happy-dom
/** The hints of a first match: at every position, in three languages, and nothing that a seat does not know. */

import { hintLaws } from "@stolik/furniture/testing";
import { createInstance } from "i18next";
import { journey as entry } from "../../entry.ts";
import { journey as game } from "../../rules/index.ts";

const files = import.meta.glob<unknown>("../../test/golden/*.json", {
  eager: true,
  import: "default",
});

await hintLaws({
  gameOf: () => game,
  entry,
  instance: createInstance(),
  files,
});
