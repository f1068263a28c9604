/** The queries of bots' work: what is due, which node does it, and which tables are paused because nobody is there. */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import { prepare } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Store } from "./store.ts";

export type DueQueries = Pick<
  Store,
  "dueTables" | "leaseDue" | "releaseLease" | "pauseBots" | "resumeBots"
>;

interface Leased {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly host: string | null;
  readonly due_at: number;
  readonly leased_until: number;
}

export function dueQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
  dialect: SqlDialect,
): DueQueries {
  const { clock, isTakenFrom, texts } = dialect;
  const { release, pause, resume, findDue } = prepareAll(db, dialect);

  const isDue = (longestWait: number) => sql<boolean>`status = 'playing'
    and due_at is not null
    and (due_at <= ${clock} or due_at > ${clock} + ${longestWait})`;
  // A lease far ahead was taken by a clock that has been set back since. One taken a moment ago by a statement
  // that began after this one also ends later than this one's would, so far ahead is twice as long.
  const isFree = (lease: number) => sql<boolean>`(leased_until is null
    or leased_until <= ${clock} or leased_until > ${clock} + ${2 * lease})`;

  return {
    async dueTables(limit, longestWait, lease) {
      const isOpen = lease === undefined ? sql`true` : isFree(lease);
      const { rows } = await sql<{ id: string }>`
        select id from tables where ${isDue(longestWait)} and ${isOpen}
        order by due_at limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async leaseDue(count, { lease, longestWait }, wanted) {
      const isWanted = wanted ? sql`id in (${texts(wanted)})` : sql`true`;
      const due = sql`
        select id from tables where ${isDue(longestWait)} and ${isFree(lease)}
          and ${isWanted}
        order by due_at limit ${count}`;
      const { rows } = await sql<Leased>`
        update tables set leased_until = ${clock} + ${lease}
        where id ${isTakenFrom(due)}
        returning id, game, rules_version, host, due_at, leased_until`.execute(
        db,
      );
      return rows
        .toSorted((one, other) => Number(one.due_at) - Number(other.due_at))
        .map((row) => ({
          table: row.id,
          until: Number(row.leased_until),
          game: row.game,
          rulesVersion: row.rules_version,
          host: row.host,
        }));
    },
    async releaseLease({ table, until }) {
      await group.write(release({ table, until }));
    },
    async pauseBots(id) {
      await group.write(pause({ id }));
    },
    async resumeBots(id) {
      await group.write(resume({ id }));
      const { rows } = await db.executeQuery(findDue({ id }));
      const wait = rows[0]?.wait;
      return wait === undefined || wait === null ? undefined : Number(wait);
    },
  };
}

function prepareAll(db: Kysely<Schema>, { clock }: SqlDialect) {
  return {
    release: prepare(["table", "until"], ({ table, until }) =>
      db
        .updateTable("tables")
        .set({ leased_until: null })
        .where("id", "=", table)
        .where("leased_until", "=", until),
    ),
    // Whoever has leased the turn keeps it: another node may not yet know who is there.
    pause: prepare(["id"], ({ id }) =>
      db
        .updateTable("tables")
        .set({ due_at: null, paused_at: clock })
        .where("id", "=", id)
        .where("due_at", "is not", null),
    ),
    resume: prepare(["id"], ({ id }) =>
      db
        .updateTable("tables")
        .set({ due_at: clock, paused_at: null })
        .where("id", "=", id)
        .where("status", "=", "playing")
        .where("paused_at", "is not", null),
    ),
    findDue: prepare(["id"], ({ id }) =>
      db
        .selectFrom("tables")
        .select(sql<number | null>`due_at - ${clock}`.as("wait"))
        .where("id", "=", id),
    ),
  };
}
