/** What is needed to see a table's fault again: who plays by which rules, the seed, and the moves. */

import type { Context } from "./context.ts";
import { entropyOf } from "./fold.ts";
import type { OpenTable } from "./open-table.ts";

export async function evidenceOf(
  context: Context,
  { stored }: OpenTable,
  error: unknown,
) {
  const { id, game, rulesVersion, contentVersion, options, seed } = stored;
  return {
    err: error,
    table: id,
    game,
    rulesVersion,
    contentVersion,
    options,
    seed,
    entropy: entropyOf(stored),
    moves: await movesOf(context, id),
  };
}

/** As far as the log can be read. */
async function movesOf(context: Context, id: string): Promise<unknown> {
  try {
    const rows = await context.store.log(id, 1);
    return rows.map(
      ({ seat, move, seating, rules }) => seating ?? rules ?? { seat, move },
    );
  } catch (error) {
    return `unread: ${String(error)}`;
  }
}
