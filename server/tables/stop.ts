/** A broken invariant stops its table: the log stays, and what is needed to see it again is reported. */

import { entropyOf } from "./match.ts";
import type { Hall, OpenTable } from "./hall.ts";

export async function stop(
  hall: Hall,
  table: OpenTable,
  error: unknown,
): Promise<void> {
  const { stored } = table;
  if (stored.status === "stopped") return;
  table.stored = { ...stored, status: "stopped" };
  const rows = await hall.store.log(stored.id, 0);
  hall.logger.error(
    {
      err: error,
      table: stored.id,
      game: stored.game,
      rulesVersion: stored.rulesVersion,
      contentVersion: stored.contentVersion,
      options: stored.options,
      seed: stored.seed,
      entropy: entropyOf(stored),
      moves: rows.slice(1).map(({ seat, move }) => ({ seat, move })),
    },
    "a broken invariant stopped a table",
  );
  await hall.store.stopTable(stored.id);
  hall.bus.publish(stored.id, { type: "table" });
}
