/** How many matches of a game were played to their end on this device. */

import { readSaved, save } from "./saved.ts";

function matchesPlayed(game: string): number {
  const saved = Number(readSaved(keyOf(game)));
  return Number.isInteger(saved) ? saved : 0;
}

export function noteMatchPlayed(game: string): void {
  save(keyOf(game), String(matchesPlayed(game) + 1));
}

/** How many matches of a game one is new to it for. */
const FIRST_MATCHES = 3;

export function isNewTo(game: string): boolean {
  return matchesPlayed(game) < FIRST_MATCHES;
}

/** Until the first match has come to its end. */
export function hasPlayed(game: string): boolean {
  return matchesPlayed(game) > 0;
}

function keyOf(game: string): string {
  return `matches.${game}`;
}
