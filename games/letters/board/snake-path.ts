/** A way over the board that spells a typed word from tile to touching tile (L25). */

import { boards } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { frontier } from "../rules/contact.ts";
import { EMPTY } from "../rules/position.ts";
import type { Desk, Draft, Placed } from "./draft.ts";

type Path = Pick<Draft, "placed" | "word">;

/** How many fields are tried before the search gives up: a moment on any machine. */
const PATIENCE = 60_000;

/** The first way found with an old tile on it and every tile tried by hand; old tiles are tried before new ones. */
export function findPath(
  { view, rack }: Desk,
  kept: readonly Placed[],
  letters: readonly Letter[],
  mustGive: Letter | undefined,
): Path | undefined {
  const board = boards[view.board];
  const everywhere = board.fields.map((_, field) => field);
  // L11: in a chain the way itself holds what is laid on it.
  const open = view.contact === "strict" ? frontier(view, []) : everywhere;
  let patience = PATIENCE;
  let second: Path | undefined;
  return walk(0, [], kept) ?? second;

  function walk(
    index: number,
    word: readonly number[],
    placed: readonly Placed[],
  ): Path | undefined {
    const letter = letters[index];
    if (letter === undefined) return judge({ word, placed });
    const last = word.at(-1);
    const near = last === undefined ? everywhere : (board.touching[last] ?? []);
    const fresh = near.filter((field) => !word.includes(field));
    for (const field of fresh) {
      patience -= 1;
      if (patience < 0) return undefined;
      if (tileOn(field, placed) !== letter) continue;
      const found = walk(index + 1, [...word, field], placed);
      if (found) return found;
    }
    const slot = rack.findIndex(
      (tile, at) => tile === letter && !placed.some((one) => one.slot === at),
    );
    if (slot < 0) return undefined;
    for (const field of fresh) {
      if (!open.includes(field) || tileOn(field, placed) !== EMPTY) continue;
      const tile = { slot, field, isByHand: false };
      const found = walk(index + 1, [...word, field], [...placed, tile]);
      if (found) return found;
    }
    return undefined;
  }

  function tileOn(field: number, placed: readonly Placed[]): Letter {
    const tried = placed.find((tile) => tile.field === field);
    return tried ? (rack[tried.slot] ?? EMPTY) : (view.tiles[field] ?? EMPTY);
  }

  function judge(path: Path): Path | undefined {
    const { word, placed } = path;
    const isGiven =
      mustGive === undefined ||
      placed.some(({ slot }) => rack[slot] === mustGive);
    const hasOld = word.some((field) => view.tiles[field] !== EMPTY);
    if (isGiven && hasOld && kept.every(({ field }) => word.includes(field)))
      return path;
    if (isGiven) second ??= path;
    return undefined;
  }
}
