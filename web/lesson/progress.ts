/** Where somebody stands in a game's first steps, kept on the device. */

import { readSaved, save } from "../saved.ts";

/** The step that is due; 0 where nobody has begun, or somebody is through. */
export function stepReached(game: string): number {
  const saved = Number(readSaved(keyOf(game)));
  return Number.isInteger(saved) && saved > 0 ? saved : 0;
}

export function noteStep(game: string, at: number, isOver: boolean): void {
  save(keyOf(game), isOver ? undefined : String(at));
}

function keyOf(game: string): string {
  return `lesson.${game}`;
}
