/** Which tiles of a word come from the rack in the free reading (L12, L13), and the move that reads it. */

import type { Seat } from "@stolik/kernel";
import { EMPTY } from "../position.ts";
import type { Laid, View, WordMove } from "../position.ts";

/** The move that reads the word with these tiles laid; which copy of an old letter is read does not matter (L13). */
export function readWith(
  at: View,
  word: string,
  lay: readonly Laid[],
): WordMove {
  const left = [...lay];
  const fields: number[] = [];
  for (const letter of word) {
    const index = left.findIndex((tile) => tile.letter === letter);
    const [laid] = index < 0 ? [] : left.splice(index, 1);
    const isUnread = (tile: string, field: number) =>
      tile === letter && !fields.includes(field);
    fields.push(laid?.field ?? at.tiles.findIndex(isUnread));
  }
  return { type: "word", lay: [...lay], word: fields };
}

/** Which letters of a word the rack must give, and which it may give besides. */
export function rackShare(
  at: View,
  seat: Seat,
  word: string,
): { readonly forced: string[]; readonly optional: string[] } {
  const board = at.tiles.filter((letter) => letter !== EMPTY);
  const rack = [...(at.racks[seat] ?? [])];
  const forced: string[] = [];
  const spared: string[] = [];
  for (const letter of word) {
    const index = board.indexOf(letter);
    if (index < 0) forced.push(letter);
    else {
      board.splice(index, 1);
      spared.push(letter);
    }
  }
  for (const letter of forced) rack.splice(rack.indexOf(letter), 1);
  const optional = spared.filter((letter) => {
    const index = rack.indexOf(letter);
    if (index >= 0) rack.splice(index, 1);
    return index >= 0;
  });
  // L12: one old tile stays old.
  return {
    forced,
    optional: optional.slice(0, word.length - 1 - forced.length),
  };
}
