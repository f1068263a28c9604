/** The Polish dictionary as packed automata: asked for words, walked letter by letter. Loads wherever bytes come from. */

export { ALPHABET, decode, encode } from "./alphabet.ts";
export {
  accepts,
  FINAL,
  LAST,
  SYMBOL_MASK,
  TARGET_SHIFT,
} from "./automaton.ts";
export type { Automaton } from "./automaton.ts";
export type { Bases } from "./bases.ts";
export { BYTES, VERSION } from "./contents.ts";
export { lexiconFrom, lexiconOf } from "./lexicon.ts";
export type { Lexicon, Tier } from "./lexicon.ts";
export { numberOf, wordAt, wordsBefore } from "./numbering.ts";
