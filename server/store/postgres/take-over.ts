/** Other rules take a table over. Unlike in SQLite, rows may be appended meanwhile: the table is locked before its head is read. */

import { SEATED } from "../seated.ts";
import type { Store } from "../store.ts";
import type { TakeOver } from "../stored.ts";
import { givenRow, keepRowsOn } from "./append.ts";
import type { Connection } from "./pool.ts";
import type { Writes } from "./writes.ts";

export function takingOver({ transact }: Writes): Store["takeOver"] {
  return async (change) => {
    const { from, to } = change.row.rules;
    const given = givenRow({ ...change, rulesVersion: from.rulesVersion });
    return transact(async (on) => {
      if (!(await isReady(on, change))) return false;
      // Somebody whose move was on its way may have been first.
      const [kept] = await keepRowsOn(on, [given]);
      if (kept !== "kept") return false;
      await on.query(
        `update tables set rules_version = $2,
            content_version = $3::text || case
              when content_version like '%${SEATED}' then '${SEATED}'
              else '' end
          where id = $1`,
        [change.table, to.rulesVersion, to.contentVersion],
      );
      return true;
    });
  };
}

/** A statement sees what was committed before it began, so the head is read by one that begins after the lock was taken. */
async function isReady(
  on: Connection,
  { table, row: { seq, rules } }: TakeOver,
): Promise<boolean> {
  const { rows } = await on.query<{ number: number }>(
    `select number from tables
      where id = $1 and rules_version = $2 and status = 'playing'
      for no key update`,
    [table, rules.from.rulesVersion],
  );
  const [found] = rows;
  if (!found) return false;
  const { rows: heads } = await on.query<{ seq: number | null }>(
    "select max(seq) as seq from log where table_number = $1",
    [found.number],
  );
  return heads[0]?.seq === seq - 1;
}
