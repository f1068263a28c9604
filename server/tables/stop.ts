/** A log that does not fold stops its table: it stays, and what is needed to see the fault again is reported. */

import type { Context } from "./context.ts";
import { evidenceOf } from "./evidence.ts";
import type { OpenTable } from "./open-table.ts";
import { tell } from "./tell.ts";
import { isOwn } from "./take-over.ts";

/**
 * Only a node with the very rules and content of the table can tell that it is broken. On any other it leaves memory
 * instead, and is told as `unavailable`. Never rejects: what cannot be written is found broken again when the table is
 * next read.
 */
export async function stop(
  context: Context,
  table: OpenTable,
  error: unknown,
): Promise<void> {
  const { stored } = table;
  if (stored.status === "stopped") return;
  if (!isOwn(table)) return leave(context, table, error);
  table.stored = { ...stored, status: "stopped" };
  context.logger.error(
    await evidenceOf(context, table, error),
    "a log that does not fold stopped its table",
  );
  // Others may have taken it over with newer rules meanwhile.
  await writeStopped(context, stored.id, table.game.rulesVersion);
  tell(context, stored.id);
}

/** Whoever watches it here is not told: to read it once more would only fail once more. */
function leave({ cache, logger }: Context, table: OpenTable, error: unknown) {
  const { id } = table.stored;
  logger.error({ err: error, table: id }, "a table cannot be played here");
  table.isDropped = true;
  cache.remove(id);
}

/** Stops a table of which not even its own row can be read. */
export async function stopUnread(
  context: Context,
  id: string,
  error: unknown,
): Promise<void> {
  context.logger.error({ err: error, table: id }, "a table cannot be read");
  await writeStopped(context, id);
}

async function writeStopped(
  context: Context,
  id: string,
  rulesVersion?: number,
): Promise<void> {
  try {
    await context.store.stopTable(id, rulesVersion);
  } catch (error) {
    context.logger.error(
      { err: error, table: id },
      "a table's stop was not written",
    );
  }
}
