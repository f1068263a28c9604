/** Newer rules take a table over. Unlike in SQLite, rows may be appended meanwhile: the table is locked before its head is looked at. */

import type { Store } from "../store.ts";
import type { Connection } from "./pool.ts";
import type { Writes } from "./writes.ts";

type Upgrade = Parameters<Store["upgradeTable"]>;

export function upgrading({ transact }: Writes): Store["upgradeTable"] {
  return (...upgrade) =>
    transact(async (on) => {
      if (!(await isReady(on, ...upgrade))) return false;
      const [table, , { seq, rulesVersion, state }] = upgrade;
      await on.query("update tables set rules_version = $2 where id = $1", [
        table,
        rulesVersion,
      ]);
      await on.query(
        `insert into snapshots (table_id, seq, rules_version, state)
          values ($1, $2, $3, $4)
          on conflict (table_id, seq) do update
          set rules_version = excluded.rules_version, state = excluded.state`,
        [table, seq, rulesVersion, JSON.stringify(state)],
      );
      return true;
    });
}

/** A statement sees what was committed before it began, so the head is read by one that begins after the lock was taken. */
async function isReady(
  on: Connection,
  ...[table, from, { seq }]: Upgrade
): Promise<boolean> {
  const { rows } = await on.query<{ number: number }>(
    `select number from tables
      where id = $1 and rules_version = $2 and status = 'playing'
      for no key update`,
    [table, from],
  );
  const [found] = rows;
  if (!found) return false;
  const { rows: heads } = await on.query<{ seq: number | null }>(
    "select max(seq) as seq from log where table_number = $1",
    [found.number],
  );
  return heads[0]?.seq === seq;
}
