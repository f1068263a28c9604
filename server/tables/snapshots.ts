/** A running match that leaves memory is kept as it stands, so that newer rules go on from there. */

import type { Hall, OpenTable } from "./hall.ts";

/** Of every table, at the end of a process. */
export async function keepSnapshots(hall: Hall): Promise<void> {
  for (const loading of hall.open.values()) {
    const table = await loading.catch(() => undefined);
    if (table) await keepSnapshot(hall, table);
  }
}

/** The deal has its own. What the store cannot keep now is still in the log. */
export async function keepSnapshot(
  hall: Hall,
  { game, match, stored }: OpenTable,
): Promise<void> {
  if (!match || stored.status !== "playing") return;
  const { seq, state } = match.position;
  if (seq === 0) return;
  const { rulesVersion } = game;
  const { id } = stored;
  try {
    await hall.store.saveSnapshot(id, { seq, rulesVersion, state });
  } catch (error) {
    hall.logger.error({ err: error, table: id }, "a snapshot was not kept");
  }
}
