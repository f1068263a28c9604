/** A broken invariant stops its table: the log stays, and what is needed to see it again is reported. */

import { entropyOf } from "./match.ts";
import type { Hall, OpenTable } from "./hall.ts";

/** Never rejects: what cannot be written is found broken again when the table is next read. */
export async function stop(
  hall: Hall,
  table: OpenTable,
  error: unknown,
): Promise<void> {
  const { stored } = table;
  if (stored.status === "stopped") return;
  table.stored = { ...stored, status: "stopped" };
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
      moves: await movesOf(hall, stored.id),
    },
    "a broken invariant stopped a table",
  );
  await writeStopped(hall, stored.id);
  hall.bus.publish(stored.id, { type: "table" });
}

/** Stops a table of which not even its own row can be read. */
export async function stopUnread(
  hall: Hall,
  id: string,
  error: unknown,
): Promise<void> {
  hall.logger.error({ err: error, table: id }, "a table cannot be read");
  await writeStopped(hall, id);
}

/** As far as the log can be read. */
async function movesOf(hall: Hall, id: string): Promise<unknown> {
  try {
    const rows = await hall.store.log(id, 1);
    return rows.map(({ seat, move }) => ({ seat, move }));
  } catch (error) {
    return `unread: ${String(error)}`;
  }
}

async function writeStopped(hall: Hall, id: string): Promise<void> {
  try {
    await hall.store.stopTable(id);
  } catch (error) {
    hall.logger.error(
      { err: error, table: id },
      "a table's stop was not written",
    );
  }
}
