/** The Polish dictionary as packed automata: asked for words, walked letter by letter. Loads wherever bytes come from. */

export { ALPHABET, decode, encode, LETTERS } from "./alphabet.ts";
export {
  accepts,
  FINAL,
  LAST,
  step,
  SYMBOL_MASK,
  TARGET_SHIFT,
  walk,
} from "./automaton.ts";
export type { Automaton } from "./automaton.ts";
export type { Form } from "./bases.ts";
export { BYTES, VERSION } from "./contents.ts";
export { lexiconFrom, lexiconOf } from "./lexicon.ts";
export type { Lexicon, Packed, Tier } from "./lexicon.ts";
export { wordAt, wordsBefore } from "./numbering.ts";
