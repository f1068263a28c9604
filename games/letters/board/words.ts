/** The words of this game in one language. */

import { wordsOf } from "@stolik/furniture";
import type {
  KeyOf,
  Wording as AnyWording,
  Words as AnyWords,
} from "@stolik/furniture";
import type { Refusal as AnyRefusal } from "@stolik/kernel";
import type en from "../text/en.json";

type Key = KeyOf<typeof en>;
export type Words = AnyWords<Key>;
/** Why a draft cannot be played, by the rules or by the keys: each has its sentence. */
export type Refusal = AnyRefusal<keyof (typeof en)["refusals"]>;
export type Wording = AnyWording<Key>;

export const { useWords, wordsIn } = wordsOf<typeof en>("letters");
