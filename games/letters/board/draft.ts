/** A turn before it is confirmed: tiles tried on the board and the word read out of it; nothing of it has been played. */

import type { Letter } from "../content/tiles.ts";
import { EMPTY } from "../rules/position.ts";
import type { View, WordMove } from "../rules/position.ts";
import { fieldsSpelling } from "../rules/reading-order.ts";

/** A tile of the rack, known by its place there, on a field. */
export interface Placed {
  readonly slot: number;
  readonly field: number;
  /** False: the program found the field for a word that was typed. */
  readonly isByHand: boolean;
}

export interface Draft {
  readonly placed: readonly Placed[];
  /** The fields of the word in order. */
  readonly word: readonly number[];
  /** The word as it was typed; absent once tiles are read by pointing. */
  readonly typed?: string;
  /** Typed letters for which there is no tile. */
  readonly missing: readonly Letter[];
}

/** What a draft is made on: the board, and the rack of the one who plays. */
export interface Desk {
  readonly view: View;
  readonly rack: readonly Letter[];
}

export const EMPTY_DRAFT: Draft = { placed: [], word: [], missing: [] };

export function isEmptyDraft({ placed, word, typed }: Draft): boolean {
  return placed.length === 0 && word.length === 0 && !typed;
}

/** The letter on a field, tried tiles included; EMPTY on a free one. */
export function letterAt(desk: Desk, draft: Draft, field: number): Letter {
  const tried = draft.placed.find((tile) => tile.field === field);
  if (tried) return desk.rack[tried.slot] ?? EMPTY;
  return desk.view.tiles[field] ?? EMPTY;
}

export function wordOf(desk: Desk, draft: Draft): string {
  return draft.word.map((field) => letterAt(desk, draft, field)).join("");
}

export function moveOf(desk: Desk, { placed, word }: Draft): WordMove {
  const lay = placed.map(({ slot, field }) => ({
    letter: desk.rack[slot] ?? EMPTY,
    field,
  }));
  return { type: "word", lay, word };
}

/** Lays a tile of the rack, or moves it if it lies somewhere already; a tile newly laid joins the word. */
export function place(
  desk: Desk,
  draft: Draft,
  slot: number,
  field: number,
): Draft {
  if (letterAt(desk, draft, field) !== EMPTY) return draft;
  const before = draft.placed.find((tile) => tile.slot === slot);
  const tile = { slot, field, isByHand: true };
  if (before)
    return {
      ...draft,
      placed: draft.placed.map((one) => (one === before ? tile : one)),
      word: draft.word.map((one) => (one === before.field ? field : one)),
    };
  const placed = [...draft.placed, tile];
  const rival = rivalOf(desk, draft, desk.rack[slot] ?? EMPTY);
  if (rival !== undefined)
    return {
      ...draft,
      placed,
      word: draft.word.map((one) => (one === rival ? field : one)),
    };
  return { placed, word: [...draft.word, field], missing: [] };
}

export function takeBack(draft: Draft, slot: number): Draft {
  const tile = draft.placed.find((one) => one.slot === slot);
  if (!tile) return draft;
  return {
    placed: draft.placed.filter((one) => one !== tile),
    word: draft.word.filter((field) => field !== tile.field),
    missing: [],
  };
}

/** Points at a tile: it joins the word, or leaves it; in a typed word it takes the place of its like. */
export function read(desk: Desk, draft: Draft, field: number): Draft {
  const letter = letterAt(desk, draft, field);
  if (letter === EMPTY) return draft;
  const { placed, word } = draft;
  if (word.includes(field))
    return { placed, word: word.filter((one) => one !== field), missing: [] };
  const rival = rivalOf(desk, draft, letter);
  if (rival === undefined)
    return { placed, word: [...word, field], missing: [] };
  return {
    ...draft,
    placed: placed.filter((tile) => tile.field !== rival || tile.isByHand),
    word: word.map((one) => (one === rival ? field : one)),
  };
}

/** Reads a letter of the word at another place in it. */
export function moveLetter(draft: Draft, from: number, to: number): Draft {
  const { placed, word } = draft;
  const field = word[from];
  if (field === undefined || from === to || word[to] === undefined)
    return draft;
  const moved = word.toSpliced(from, 1).toSpliced(to, 0, field);
  return { placed, word: moved, missing: [] };
}

/** Reads the same tiles in the order that spells the text. */
export function readAs(desk: Desk, draft: Draft, text: string): Draft {
  const tiles = draft.word.map((field) => ({
    field,
    letter: letterAt(desk, draft, field),
  }));
  const word = fieldsSpelling(desk.view, tiles, text);
  return word ? { placed: draft.placed, word, missing: [] } : draft;
}

/** What still holds after the board has changed: a word that was refused takes its tiles away. */
export function prune(desk: Desk, draft: Draft): Draft {
  const { tiles } = desk.view;
  const placed = draft.placed.filter(
    ({ slot, field }) => tiles[field] === EMPTY && slot < desk.rack.length,
  );
  const isTried = (tried: Draft["placed"], field: number) =>
    tried.some((tile) => tile.field === field);
  const word = draft.word.filter((field) =>
    isTried(draft.placed, field)
      ? isTried(placed, field)
      : tiles[field] !== EMPTY,
  );
  const isWhole =
    placed.length === draft.placed.length && word.length === draft.word.length;
  return isWhole ? draft : { placed, word, missing: [] };
}

/** In a typed word, the field read for this letter that another tile of it may replace. */
function rivalOf(desk: Desk, draft: Draft, letter: Letter): number | undefined {
  if (draft.typed === undefined) return undefined;
  return draft.word.find((field) => {
    const tried = draft.placed.find((tile) => tile.field === field);
    return !tried?.isByHand && letterAt(desk, draft, field) === letter;
  });
}
