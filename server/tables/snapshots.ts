/** A running match that leaves memory is kept as it stands, so that newer rules go on from there. */

import type { OpenTable } from "./open-table.ts";
import type { Ports } from "./ports.ts";
import type { TableCache } from "./table-cache.ts";
import type { Troubles } from "./trouble.ts";

type Keeper = Pick<Ports, "store"> & Pick<Troubles, "storeFailures">;

/** Keeps a snapshot of every table, at the end of a process. */
export async function keepSnapshots(
  keeper: Keeper,
  cache: TableCache,
): Promise<void> {
  const tables = await cache.all();
  // All at once, so that they share their commits: who stops is in a hurry.
  await Promise.all(tables.map((table) => keepSnapshot(keeper, table)));
}

/** The deal has its own. What the store cannot keep now is still in the log. */
export async function keepSnapshot(
  { store, storeFailures }: Keeper,
  { game, match, stored }: OpenTable,
): Promise<void> {
  if (!match || stored.status !== "playing") return;
  const { seq, state } = match.position;
  if (seq === 0) return;
  const { rulesVersion } = game;
  const { id } = stored;
  try {
    await store.saveSnapshot(id, { seq, rulesVersion, state });
  } catch (error) {
    storeFailures.note({ err: error, table: id });
  }
}
