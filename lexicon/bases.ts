/**
 * What an automaton tells of words besides that they are there. Base forms: a form, a mark, how many letters to drop from
 * its end, what to put there instead. Offensive words: a form and another mark, the form alone not being there.
 */

import { encode, LETTERS } from "./alphabet.ts";
import { SYMBOL_MASK } from "./automaton.ts";

/** A word and what it is a form of. */
export interface Form {
  readonly form: string;
  readonly base: string;
}

/** The symbol between a form and how its base is made; those above it stand for numbers of letters. */
export const BASE_MARK = LETTERS;
const NO_LETTERS = BASE_MARK + 1;
/** The symbol after a word that nobody should be offered; no word is so long that a number of letters would reach it. */
export const OFFENSIVE_MARK = SYMBOL_MASK;

/** The two words of the automaton that a form makes: itself, and itself with its base. */
export function withBases({ form, base }: Form): number[][] {
  const from = encode(form);
  const to = encode(base);
  if (!from || !to) throw new Error(`"${form}" or "${base}" is not Polish.`);
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const dropped = NO_LETTERS + from.length - shared;
  return [from, [...from, BASE_MARK, dropped, ...to.slice(shared)]];
}

/** The word of the automaton that an offensive one makes. */
export function markedOffensive(word: string): number[] {
  const symbols = encode(word);
  if (!symbols) throw new Error(`"${word}" is not Polish.`);
  return [...symbols, OFFENSIVE_MARK];
}

/** The base's letters, from those of the form and what follows the mark. */
export function readBase(
  form: readonly number[],
  [dropped = NO_LETTERS, ...added]: readonly number[],
): number[] {
  return [...form.slice(0, form.length - (dropped - NO_LETTERS)), ...added];
}
