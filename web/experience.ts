/** How many matches of a game were played to their end on this device. */

import { readSaved, save } from "./saved.ts";

export function matchesPlayed(game: string): number {
  const saved = Number(readSaved(keyOf(game)));
  return Number.isInteger(saved) ? saved : 0;
}

export function noteMatchPlayed(game: string): void {
  save(keyOf(game), String(matchesPlayed(game) + 1));
}

function keyOf(game: string): string {
  return `matches.${game}`;
}
