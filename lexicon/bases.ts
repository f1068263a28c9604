/** Base forms inside an automaton: a form, a mark, how many letters to drop from its end, what to put there instead. */

import { encode, LETTERS } from "./alphabet.ts";

/** A word and what it is a form of. */
export interface Form {
  readonly form: string;
  readonly base: string;
}

/** The symbol between a form and how its base is made; those above it stand for numbers of letters. */
export const BASE_MARK = LETTERS;
const NO_LETTERS = BASE_MARK + 1;

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

/** The base's letters, from those of the form and what follows the mark. */
export function readBase(
  form: readonly number[],
  [dropped = NO_LETTERS, ...added]: readonly number[],
): number[] {
  return [...form.slice(0, form.length - (dropped - NO_LETTERS)), ...added];
}
