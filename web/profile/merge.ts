/** Two profiles of one person as one: whatever the order and however often, nothing is lost and nothing counts twice. */

import { greatest } from "../greatest.ts";
import { joinMaps } from "../own-map/join.ts";
import { MOST_CARDS, MOST_MATCHES, MOST_WORDS } from "./profile.ts";
import type {
  KeptWord,
  PlayedMatch,
  Profile,
  TrainingCard,
} from "./profile.ts";

export function merge(one: Profile, other: Profile): Profile {
  return {
    ...one,
    matches: joinMatches([...one.matches, ...other.matches]),
    words: joinWords([...one.words, ...other.words]),
    map: joinMaps(one.map, other.map),
    cards: joinCards([...one.cards, ...other.cards]),
  };
}

/** The latest first; the oldest make room. */
export function joinMatches(matches: readonly PlayedMatch[]): PlayedMatch[] {
  return greatest(matches, ({ id }) => id, [({ at }) => at], MOST_MATCHES);
}

/** The best first. */
export function joinWords(words: readonly KeptWord[]): KeptWord[] {
  const keyOf = ({ match, word }: KeptWord) => `${match} ${word}`;
  return greatest(words, keyOf, [({ points }) => points], MOST_WORDS);
}

/** The one of two that was answered more often, or later. */
export function joinCards(cards: readonly TrainingCard[]): TrainingCard[] {
  return greatest(
    cards,
    ({ key }) => key,
    [({ times }) => times, ({ answered }) => answered],
    MOST_CARDS,
  );
}
