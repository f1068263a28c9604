/** How much work may wait for a table: so much in all, and less for each person. */

import type { Result } from "@stolik/kernel";
import type { Person } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { Context } from "./context.ts";
import type { OpenTable } from "./open-table.ts";
import { withTableLock } from "./table-lock.ts";

const MOST_PER_TABLE = 64;
/** A page has one move under way; one that repeats itself has a few. */
const MOST_PER_PERSON = 16;

/** Does the work unless too much waits already. */
export async function inLine<Value>(
  table: OpenTable,
  person: string,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const waiting = (table.waiting ??= new Map());
  const before = waiting.get(person) ?? 0;
  if (before >= MOST_PER_PERSON || table.pending >= MOST_PER_TABLE)
    return refuse("too-many");
  waiting.set(person, before + 1);
  try {
    return await work();
  } finally {
    const left = (waiting.get(person) ?? 0) - 1;
    if (left > 0) waiting.set(person, left);
    else waiting.delete(person);
  }
}

/** The same for work that needs the table's lock. */
export function withTableLockInLine<Value>(
  context: Context,
  table: OpenTable,
  person: Person,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return inLine(table, person.id, () => withTableLock(context, table, work));
}
