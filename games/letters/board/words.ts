/** The words of this game in one language. */

import { wordsOf } from "@stolik/furniture";
import type { WordingOf } from "@stolik/furniture";
import type { Refusal as AnyRefusal } from "@stolik/kernel";
import type en from "../text/en.json";

export type Wording = WordingOf<typeof en>;
export type Words = Wording["words"];
/** Why a draft cannot be played, by the rules or by the keys: each has its sentence. */
export type Refusal = AnyRefusal<keyof (typeof en)["refusals"]>;

export const { useWords, wordsIn } = wordsOf<typeof en>("letters");
