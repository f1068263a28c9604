// @vitest-environment happy-dom
/** The first steps: played by the real rules, shown by the real board, said in three languages. */

import { lessonLaws } from "@stolik/furniture/testing";
import { lexiconOf } from "@stolik/lexicon";
import { createInstance } from "i18next";
import { letters as entry } from "../entry.ts";
import { letters } from "../rules/index.ts";
import { lesson } from "./index.ts";

const words = lexiconOf(lesson.words ?? [], { version: "lesson" });

await lessonLaws({
  game: letters(words),
  lesson,
  entry,
  instance: createInstance(),
});
