// @vitest-environment happy-dom
/** The worked examples: played by the real rules, shown as by the real board, told in three languages. */

import { exampleLaws } from "@stolik/furniture/testing";
import { createInstance } from "i18next";
import { examples } from "../board/rules/examples.ts";
import { journey as entry } from "../entry.ts";
import { game, scripts } from "./examples.ts";

await exampleLaws({
  game,
  scripts,
  examples,
  entry,
  instances: [createInstance(), createInstance()],
});
