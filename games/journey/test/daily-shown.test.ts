// @vitest-environment happy-dom
/** The daily deal as it is shown: on the real board, with one seat, in three languages. */

import { dailyShown } from "@stolik/furniture/testing";
import { createInstance } from "i18next";
import { journey as entry } from "../entry.ts";
import { daily } from "../daily/index.ts";

await dailyShown({ daily, entry, instance: createInstance() });
