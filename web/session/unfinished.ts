/** Where a match waits: noted for the home page, while the match itself stays with the worker or the server. */

import type { TableInfo } from "@stolik/server/protocol";
import type { AppCode } from "../refusals.ts";
import { readSaved, save } from "../saved.ts";

type TableStatus = TableInfo["status"];

const AWAY = "put-away";
/** More than the server lists. */
const MOST_AWAY = 200;

export type LocalMode = "solo" | "hotseat";

export function unfinished(mode: LocalMode, game: string): string {
  return `unfinished.${mode}.${game}`;
}

/** Under which the match itself is kept. */
export function matchKey(mode: LocalMode, game: string): string {
  return `${mode}/${game}`;
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

/** A table that is over is forgotten, unless another one has taken its place; whoever comes back to one that was put away has it again. */
export function noteTable(
  game: string,
  table: string,
  isUnfinished: boolean,
): void {
  if (isUnfinished) {
    save(onlineKey(game), table);
    notePutAway(table, false);
  } else if (unfinishedTable(game) === table) save(onlineKey(game), undefined);
  if (isLeft(game, table)) save(leftKey(game), undefined);
}

/** Whoever leaves a match keeps their seat, and the way back to it. */
export function noteLeft(game: string, table: string): void {
  noteTable(game, table, true);
  save(leftKey(game), table);
}

export function isLeft(game: string, table: string): boolean {
  return readSaved(leftKey(game)) === table;
}

/** Tables that a person does not want to see among their games; nothing happens at the table itself. */
export function putAway(): readonly string[] {
  return readSaved(AWAY)?.split(" ") ?? [];
}

export function notePutAway(table: string, isAway: boolean): void {
  const others = putAway().filter((other) => other !== table);
  const now = isAway ? [...others, table].slice(-MOST_AWAY) : others;
  save(AWAY, now.length > 0 ? now.join(" ") : undefined);
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

function leftKey(game: string): string {
  return `left.${game}`;
}
