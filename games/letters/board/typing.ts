/** A word that is typed: the program finds its tiles, those tried by hand first, then old ones, then the rack's. */

import { boards } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { frontier } from "../rules/contact.ts";
import { EMPTY } from "../rules/position.ts";
import { capitals, familyOf } from "./alphabet.ts";
import type { Desk, Draft, Placed } from "./draft.ts";
import { fieldSpot } from "./geometry.ts";
import { findPath } from "./snake-path.ts";

type Laid = Pick<Draft, "placed" | "word">;

export function typeWord(desk: Desk, draft: Draft, text: string): Draft {
  const kept = draft.placed.filter(({ isByHand }) => isByHand);
  const asked = capitals(text);
  const lacking = placesWithoutTile(desk, asked);
  const missing = lacking.map((place) => asked[place] ?? EMPTY);
  const letters = asked.filter((_, place) => !lacking.includes(place));
  return { ...layOut(desk, kept, letters), typed: asked.join(""), missing };
}

/** The places in a word, counted from 0, whose letters have no tile left. */
export function placesWithoutTile(
  desk: Desk,
  word: Iterable<Letter>,
): readonly number[] {
  const left = within(desk);
  return [...word].flatMap((letter, place) => {
    const index = left.indexOf(letter);
    if (index < 0) return [place];
    left.splice(index, 1);
    return [];
  });
}

/** The other places: those of the word's tiles, in their order. */
export function placesWithTile(desk: Desk, word: string): readonly number[] {
  const lacking = placesWithoutTile(desk, word);
  return [...word].flatMap((_, place) =>
    lacking.includes(place) ? [] : [place],
  );
}

/** Every letter that lies on the board or on the rack, as often as it does. */
export function within({ view, rack }: Desk): Letter[] {
  return [...view.tiles.filter((letter) => letter !== EMPTY), ...rack];
}

/** Its sisters for which a tile is left beside those of the word. */
export function alternatives(
  desk: Desk,
  letter: Letter,
  word: string,
): readonly Letter[] {
  const left = within(desk);
  for (const used of word) {
    const index = left.indexOf(used);
    if (index >= 0) left.splice(index, 1);
  }
  return familyOf(letter).filter(
    (sister) => sister !== letter && left.includes(sister),
  );
}

/** L12: a word made only of old tiles takes one from the rack instead, if the rack has a letter of it. */
function layOut(
  desk: Desk,
  kept: readonly Placed[],
  letters: readonly Letter[],
): Laid {
  const found = search(desk, kept, letters);
  if (found.placed.length > 0 || letters.length < 2) return found;
  const spare = new Set(letters.filter((letter) => desk.rack.includes(letter)));
  const tries = [...spare].map((letter) => search(desk, kept, letters, letter));
  return tries.find(({ isWay }) => isWay) ?? tries[0] ?? found;
}

/** `mustGive`: a letter that shall come from the rack though one of it lies on the board. */
function search(
  desk: Desk,
  kept: readonly Placed[],
  letters: readonly Letter[],
  mustGive?: Letter,
): Laid & { readonly isWay: boolean } {
  const isSnake = desk.view.reading === "snake";
  const path = isSnake ? findPath(desk, kept, letters, mustGive) : undefined;
  const hasOld = path?.word.some((field) => desk.view.tiles[field] !== EMPTY);
  const laid = path ?? gather(desk, kept, letters, mustGive);
  return { ...laid, isWay: !isSnake || hasOld === true };
}

/** L13: any tiles will do; new ones go where they may, near START, until they are moved. */
function gather(
  desk: Desk,
  kept: readonly Placed[],
  letters: readonly Letter[],
  mustGive: Letter | undefined,
): Laid {
  const { view, rack } = desk;
  const placed = [...kept];
  const word: number[] = [];
  let owed = mustGive;
  for (const letter of letters) {
    const tried = placed.find(
      ({ slot, field }) => rack[slot] === letter && !word.includes(field),
    );
    const old = view.tiles.findIndex(
      (tile, field) => tile === letter && !word.includes(field),
    );
    const slot = rack.findIndex(
      (tile, index) =>
        tile === letter && !placed.some((one) => one.slot === index),
    );
    if (tried) word.push(tried.field);
    else if (old >= 0 && letter !== owed) word.push(old);
    else if (slot >= 0) {
      const field = nearStart(desk, placed);
      if (field === undefined) continue;
      if (letter === owed) owed = undefined;
      placed.push({ slot, field, isByHand: false });
      word.push(field);
    }
  }
  return { placed, word };
}

function nearStart(
  { view }: Desk,
  placed: readonly Placed[],
): number | undefined {
  const board = boards[view.board];
  const start = fieldSpot(view.board, board.start);
  const away = (field: number) => {
    const { x, y } = fieldSpot(view.board, field);
    return Math.hypot(x - start.x, y - start.y);
  };
  const fields = placed.map(({ field }) => field);
  return frontier(view, fields).toSorted(
    (one, other) => away(one) - away(other),
  )[0];
}
