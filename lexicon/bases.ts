/**
 * What words are forms of, in a file of its own: a form, a mark, how many letters to drop from its end, what to put there
 * instead. Whoever only plays needs none of it.
 */

import { decode, encode, LETTERS } from "./alphabet.ts";
import { endings, step, TARGET_SHIFT, walk } from "./automaton.ts";
import type { Automaton } from "./automaton.ts";

/** A word and what it is a form of. */
export interface Form {
  readonly form: string;
  readonly base: string;
}

export interface Bases {
  /** What the word is a form of, as far as it is known. */
  of(word: string): readonly string[];
}

/** The symbol between a form and how its base is made; those above it stand for numbers of letters. */
const BASE_MARK = LETTERS;
const NO_LETTERS = BASE_MARK + 1;

export function basesIn(automaton: Automaton): Bases {
  return {
    of(word) {
      const symbols = encode(word);
      if (!symbols) return [];
      const form = walk(automaton, symbols);
      const mark = step(automaton, form >>> TARGET_SHIFT, BASE_MARK);
      const found = [...endings(automaton, mark >>> TARGET_SHIFT)];
      return found.map((ending) => decode(readBase(symbols, ending)));
    },
  };
}

/** The word of the automaton that a form makes with its base. */
export function withBase({ form, base }: Form): number[] {
  const from = encode(form);
  const to = encode(base);
  if (!from || !to) throw new Error(`"${form}" or "${base}" is not Polish.`);
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const dropped = NO_LETTERS + from.length - shared;
  return [...from, BASE_MARK, dropped, ...to.slice(shared)];
}

/** The base's letters, from those of the form and what follows the mark. */
function readBase(
  form: readonly number[],
  [dropped = NO_LETTERS, ...added]: readonly number[],
): number[] {
  return [...form.slice(0, form.length - (dropped - NO_LETTERS)), ...added];
}
