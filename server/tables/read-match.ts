/** A table's match as the store has it, in the shape of this server's rules. */

import { isSameVersion } from "@stolik/kernel";
import type { AnyGame } from "@stolik/kernel";
import { PlayedElsewhere } from "../store/failure.ts";
import type { Store } from "../store/store.ts";
import type { LogRow, StoredTable } from "../store/stored.ts";
import { foldLog, startOf } from "./fold.ts";
import type { TableMatch } from "./fold.ts";
import { foldLeft } from "./left-match.ts";

export async function readMatch(
  store: Store,
  game: AnyGame,
  table: StoredTable,
): Promise<TableMatch> {
  const { id } = table;
  checkNotNewer(game, table);
  // In this order: another node may play and keep a snapshot between the two, and the log must reach as far.
  const snapshot = await store.snapshot(id);
  if (!snapshot) throw new Error(`Table ${id} has no snapshot of its deal.`);
  const rows = await store.log(id, 0);
  checkNotTaken(game, table, rows);
  if (isSameVersion(table, game)) return foldLog(game, table, snapshot, rows);
  checkNotLeft(game, table, rows);
  const patches = await store.patches(id, startOf(snapshot, rows).seq);
  return foldLeft(game, table, snapshot, rows, patches);
}

/** Throws where another node has taken the table over with newer rules than ours: it cannot be served here, and nothing is wrong with it. */
function checkNotNewer(game: AnyGame, { id, rulesVersion }: StoredTable): void {
  if (rulesVersion > game.rulesVersion)
    throw new PlayedElsewhere(
      `Table ${id} is played by newer rules of ${game.id} than this server has.`,
    );
}

/** Between the table's row and its log others may have taken the match over: what they left is not for these rules to play. */
function checkNotTaken(
  game: AnyGame,
  table: StoredTable,
  rows: readonly LogRow[],
): void {
  const to = rows.findLast(({ rules }) => rules !== undefined)?.rules?.to;
  if (to && !isSameVersion(to, game) && !isSameVersion(to, table))
    throw new PlayedElsewhere(
      `Table ${table.id} has just been taken over by other rules of ${game.id}.`,
    );
}

/** Versions of content have no order but this: what was taken over from one is not taken back by it. */
function checkNotLeft(
  game: AnyGame,
  { id }: StoredTable,
  rows: readonly LogRow[],
): void {
  if (rows.some(({ rules }) => rules && isSameVersion(rules.from, game)))
    throw new PlayedElsewhere(
      `Table ${id} is no longer played by the rules of ${game.id} that this server has.`,
    );
}
