// @vitest-environment happy-dom
/** The first steps: played by the real rules, shown by the real board, said in three languages. */

import { lessonLaws } from "@stolik/furniture/testing";
import { createInstance } from "i18next";
import { journey as entry } from "../entry.ts";
import { journey as game } from "../rules/index.ts";
import { lesson } from "./index.ts";

await lessonLaws({ game, lesson, entry, instance: createInstance() });
