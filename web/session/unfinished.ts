/** Whether a match waits on this device: noted for the home page, while the match itself stays with the worker. */

import { remember } from "../memory.ts";

export type LocalMode = "solo" | "hotseat";

export function unfinished(mode: LocalMode, game: string): string {
  return `unfinished.${mode}.${game}`;
}

export function noteUnfinished(
  mode: LocalMode,
  game: string,
  isUnfinished: boolean,
): void {
  remember(unfinished(mode, game), isUnfinished ? "yes" : undefined);
}
