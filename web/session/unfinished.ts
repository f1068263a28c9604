/** Where a match waits: noted for the home page, while the match itself stays with the worker or the server. */

import { readSaved, save } from "../saved.ts";

export type LocalMode = "solo" | "hotseat";

export function unfinished(mode: LocalMode, game: string): string {
  return `unfinished.${mode}.${game}`;
}

export function noteUnfinished(
  mode: LocalMode,
  game: string,
  isUnfinished: boolean,
): void {
  save(unfinished(mode, game), isUnfinished ? "yes" : undefined);
}

/** The table on the server where somebody at this device still has a seat. */
export function unfinishedTable(game: string): string | undefined {
  return readSaved(onlineKey(game));
}

/** A table that is over is forgotten, unless another one has taken its place. */
export function noteTable(
  game: string,
  table: string,
  isUnfinished: boolean,
): void {
  if (isUnfinished) save(onlineKey(game), table);
  else if (unfinishedTable(game) === table) save(onlineKey(game), undefined);
}

function onlineKey(game: string): string {
  return `unfinished.online.${game}`;
}
