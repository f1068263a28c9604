// @vitest-environment happy-dom
/** The daily deal as it is shown: on the real board, with one seat, in three languages. */

import { dailyShown } from "@stolik/furniture/testing";
import { loadLexicon } from "@stolik/lexicon/node";
import { createInstance } from "i18next";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { letters as entry } from "../entry.ts";
import { daily } from "../daily/index.ts";

/** By its path: on a page, modules have addresses instead. */
const data = join(import.meta.dirname, "../../../lexicon/data/");

await dailyShown({
  daily: daily(loadLexicon(pathToFileURL(data))),
  entry,
  instance: createInstance(),
});
