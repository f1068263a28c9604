/** The words of this game in one language. */

import { wordsOf } from "@stolik/furniture";
import type { WordingOf } from "@stolik/furniture";
import type en from "../text/en.json";

export type Wording = WordingOf<typeof en>;
export type Words = Wording["words"];

export const { useWords, wordsIn } = wordsOf<typeof en>("journey");
