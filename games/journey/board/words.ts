/** The words of this game in one language. */

import { wordsOf } from "@stolik/furniture";
import type {
  KeyOf,
  Wording as AnyWording,
  Words as AnyWords,
} from "@stolik/furniture";
import type en from "../text/en.json";

type Key = KeyOf<typeof en>;
export type Words = AnyWords<Key>;
export type Wording = AnyWording<Key>;

export const { useWords, wordsIn } = wordsOf<typeof en>("journey");
