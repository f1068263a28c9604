/** The dictionary of a word game: which words there are, and how common they are. */

import { encode } from "./alphabet.ts";
import { accepts, automatonFrom, SYMBOL_MASK, walk } from "./automaton.ts";
import type { Automaton } from "./automaton.ts";
import { minimal } from "./minimal.ts";

/** The symbol after a word that nobody should be offered, the word alone not being there; no letter has its number. */
const OFFENSIVE_MARK = SYMBOL_MASK;

/** How common a word is: said every day; a form of a word said every day; any other. */
export type Tier = 1 | 2 | 3;

export interface Lexicon {
  /** Names the list of words: two lexicons of one version have the same words. */
  readonly version: string;
  /** Every word. */
  readonly words: Automaton;
  /** The words said every day: tier 1. */
  readonly everyday: Automaton;
  /** All forms of those, tiers 1 and 2; and, marked, the offensive words. */
  readonly familiar: Automaton;
  /** Whether it is a word, in small letters or capitals. */
  has(word: string): boolean;
  /** Whether any word begins with these letters. */
  hasPrefix(prefix: string): boolean;
  /** An offensive word is of the last tier, however often it is said. */
  tierOf(word: string): Tier | undefined;
  /** Whether it is vulgar, obscene or a slur: it may be played, but nobody is to be offered it. */
  isOffensive(word: string): boolean;
}

/** The three packed files, as bytes. */
export interface Packed {
  readonly words: Uint8Array;
  readonly everyday: Uint8Array;
  readonly familiar: Uint8Array;
}

export function lexiconFrom(packed: Packed): Lexicon {
  return lexicon(
    automatonFrom(packed.words),
    automatonFrom(packed.everyday),
    automatonFrom(packed.familiar),
  );
}

/** A lexicon of a few words, for tests: all of them everyday unless some are named. */
export function lexiconOf(
  words: readonly string[],
  {
    version = "few",
    everyday = words,
    familiar = words,
    offensive = [],
  }: {
    readonly version?: string;
    readonly everyday?: readonly string[];
    readonly familiar?: readonly string[];
    readonly offensive?: readonly string[];
  } = {},
): Lexicon {
  return lexicon(
    minimal(sorted(words.map(symbolsOf)), version),
    minimal(sorted(everyday.map(symbolsOf)), version),
    minimal(
      sorted([...familiar.map(symbolsOf), ...offensive.map(markedOffensive)]),
      version,
    ),
  );
}

/** The word of the automaton that an offensive one makes. */
export function markedOffensive(word: string): number[] {
  return [...symbolsOf(word), OFFENSIVE_MARK];
}

/** In the order in which `minimal` wants them, each once. */
export function sorted(words: readonly (readonly number[])[]): number[][] {
  const spelled = words.map((symbols) => String.fromCharCode(...symbols));
  return [...new Set(spelled)]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((text) => Array.from(text, (symbol) => symbol.charCodeAt(0)));
}

function lexicon(
  words: Automaton,
  everyday: Automaton,
  familiar: Automaton,
): Lexicon {
  const holds = (automaton: Automaton, word: string) => {
    const symbols = encode(word);
    return symbols !== undefined && accepts(automaton, symbols);
  };
  return {
    version: words.version,
    words,
    everyday,
    familiar,
    has: (word) => holds(words, word),
    hasPrefix(prefix) {
      const symbols = encode(prefix);
      if (!symbols) return false;
      return symbols.length === 0
        ? words.root !== 0
        : walk(words, symbols) !== 0;
    },
    tierOf(word) {
      if (!holds(words, word)) return undefined;
      if (holds(everyday, word)) return 1;
      return holds(familiar, word) ? 2 : 3;
    },
    isOffensive(word) {
      const symbols = encode(word);
      return (
        symbols !== undefined && accepts(familiar, [...symbols, OFFENSIVE_MARK])
      );
    },
  };
}

export function symbolsOf(word: string): number[] {
  const symbols = encode(word);
  if (!symbols) throw new Error(`"${word}" is not written in Polish letters.`);
  return symbols;
}
