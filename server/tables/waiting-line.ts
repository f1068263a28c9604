/** How much work may wait for a table: so much in all, and less for each person. */

import type { Result } from "@stolik/kernel";
import type { Person } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { Context } from "./context.ts";
import type { OpenTable } from "./open-table.ts";
import { withLockOrDoubt } from "./table-lock.ts";

const MOST_PER_TABLE = 64;
/** A page has one move under way; one that repeats itself has a few. */
const MOST_PER_PERSON = 16;

/** False: too much waits already. */
export function stepIntoLine(table: OpenTable, person: string): boolean {
  if (table.pending >= MOST_PER_TABLE) return false;
  const { line } = table;
  let own = 0;
  for (const waiting of line) if (waiting === person) own += 1;
  if (own >= MOST_PER_PERSON) return false;
  line.push(person);
  return true;
}

export function leaveLine({ line }: OpenTable, person: string): void {
  const place = line.indexOf(person);
  if (place >= 0) line.splice(place, 1);
}

/** Does the work unless too much waits already. */
export async function inLine<Value>(
  table: OpenTable,
  person: string,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (!stepIntoLine(table, person)) return refuse("too-many");
  try {
    return await work();
  } finally {
    leaveLine(table, person);
  }
}

/** The same for work that needs the table's lock. */
export function withLockInLineOrDoubt<Value>(
  context: Context,
  table: OpenTable,
  person: Person,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return inLine(table, person.id, () => withLockOrDoubt(context, table, work));
}
