/** A word that is typed: the program finds its tiles, those tried by hand first, then old ones, then the rack's. */

import { boards } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { EMPTY } from "../rules/position.ts";
import { frontier } from "../rules/search/frontier.ts";
import { capitals, familyOf } from "./alphabet.ts";
import type { Desk, Draft, Placed } from "./draft.ts";
import { fieldSpot } from "./geometry.ts";
import { findPath } from "./snake-path.ts";

/** `mustGive`: a letter that shall come from the rack though one of it lies on the board. */
export function typeWord(
  desk: Desk,
  draft: Draft,
  text: string,
  mustGive?: Letter,
): Draft {
  const kept = draft.placed.filter(({ isByHand }) => isByHand);
  const asked = capitals(text);
  const found = resolve(desk, asked);
  const typed = found.map((letter, index) => letter ?? asked[index]).join("");
  const missing = asked.filter((_, index) => found[index] === undefined);
  const letters = found.filter((letter) => letter !== undefined);
  const path =
    desk.view.reading === "snake"
      ? findPath(desk, kept, letters, mustGive)
      : undefined;
  return { ...(path ?? gather(desk, kept, letters, mustGive)), typed, missing };
}

/** A typed word of old tiles only: the letter the rack could give instead (L8, L12). */
export function couldGive(desk: Desk, draft: Draft): Letter | undefined {
  if (draft.placed.length > 0 || !draft.typed) return undefined;
  return [...draft.typed].find((letter) => desk.rack.includes(letter));
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

/** A plain letter without a tile stands for its Polish sister that has one. */
function resolve(desk: Desk, asked: readonly Letter[]): (Letter | undefined)[] {
  const left = within(desk);
  return asked.map((letter) => {
    const isPlain = familyOf(letter)[0] === letter;
    const wanted = isPlain ? familyOf(letter) : [letter];
    const found = wanted.find((sister) => left.includes(sister));
    if (found !== undefined) left.splice(left.indexOf(found), 1);
    return found;
  });
}

/** L13: any tiles will do; new ones go where they may, near START, until they are moved. */
function gather(
  desk: Desk,
  kept: readonly Placed[],
  letters: readonly Letter[],
  mustGive: Letter | undefined,
): Pick<Draft, "placed" | "word"> {
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
  return frontier(board, view.tiles, fields).toSorted(
    (one, other) => away(one) - away(other),
  )[0];
}
