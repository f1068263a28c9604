/** How far somebody has come in a deal that is not solved yet, kept on the device. */

import { isObject } from "@stolik/kernel";
import type { DailyEntry } from "@stolik/server/protocol";
import { readSaved, save } from "../saved.ts";

/** None where the deal is another one. */
export function keptMoves(entry: DailyEntry): readonly unknown[] {
  const saved = readSaved(keyOf(entry));
  if (saved === undefined) return [];
  try {
    const read: unknown = JSON.parse(saved);
    const isSame =
      isObject(read) && read["deal"] === nameOf(entry) && "moves" in read;
    const moves: unknown = isSame ? read["moves"] : [];
    return Array.isArray(moves) ? moves : [];
  } catch {
    return [];
  }
}

export function keepMoves(entry: DailyEntry, moves: readonly unknown[]): void {
  const kept = JSON.stringify({ deal: nameOf(entry), moves });
  save(keyOf(entry), moves.length > 0 ? kept : undefined);
}

function keyOf({ game }: DailyEntry): string {
  return `daily.moves.${game}`;
}

function nameOf({ day, contentVersion, version }: DailyEntry): string {
  return [day, contentVersion, version].join(" ");
}
