/** A table is played by one version of its rules at a time: newer ones take it over by an entry of its log, older ones leave it alone. */

import { attempt, isSameVersion, takeOver } from "@stolik/kernel";
import { appendOf } from "./commit.ts";
import type { Context } from "./context.ts";
import { follow } from "./open-table.ts";
import type { OpenTable } from "./open-table.ts";

/** Whether these are the very rules and content that the table is played by. */
export function isOwn({ game, stored }: OpenTable): boolean {
  return isSameVersion(stored, game);
}

/** Goes on with a match that another version left, at the position in memory. False: it has moved on, and has to be read again. */
export async function takeTableOver(
  context: Context,
  table: OpenTable,
): Promise<boolean> {
  const { game, match, stored } = table;
  if (!match) throw new Error(`Table ${stored.id} was not dealt.`);
  const entry = takeOver(game, stored, match.position.state);
  const step = attempt(match, entry);
  if (!step.ok) throw new Error(`Rules are refused: ${step.refusal.code}.`);
  const append = appendOf(context, table, step.value, null);
  const row = { ...append.row, rules: entry };
  if (!(await context.store.takeOver({ ...append, row }))) return false;
  table.stored = { ...stored, ...entry.to };
  follow(table, row, step.value);
  // Whoever watches here is shown what is being read just now.
  context.notices.announce({ table: stored.id, seq: row.seq });
  if (typeof append.dueIn === "number") context.onDue(stored.id, append.dueIn);
  return true;
}
