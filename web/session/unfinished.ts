/** Where a match waits: noted for the home page, while the match itself stays with the worker or the server. */

import type { TableInfo } from "@stolik/server/protocol";
import type { AppCode } from "../refusals.ts";
import { readSaved, save } from "../saved.ts";

type TableStatus = TableInfo["status"];

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

/** Whether a table is over or gone, or the person has no seat there any more. Where the server does not answer, it may go on. */
export async function isOver(table: string): Promise<boolean> {
  // Home is loaded without it.
  const { api } = await import("../api.ts");
  const found = await api.lookAt(table);
  if (!found.ok)
    return found.refusal.code === ("unknown-table" satisfies AppCode);
  return found.value.you.seat === null || !goesOn(found.value.status);
}

function goesOn(status: TableStatus): boolean {
  return status === "waiting" || status === "playing";
}

function onlineKey(game: string): string {
  return `unfinished.online.${game}`;
}
