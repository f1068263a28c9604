/** A batch of rows as one statement, and so one round trip and one commit. */

import { checkKeepable } from "../keepable.ts";
import { fromAppend } from "../log-row.ts";
import { SEATED } from "../seated.ts";
import type { Append, Appended } from "../stored.ts";
import { CLOCK } from "./dialect.ts";
import type { Connection, Pool } from "./pool.ts";
import { statement } from "./statement.ts";

/**
 * Tables are locked in the order of their numbers, so that the batches of two nodes wait for each other and never in a circle.
 * The lock also keeps rules from changing between the look at their version and the row.
 */
const KEEP = `
with given as (
  select * from unnest(
    $1::text[], $2::integer[], $3::integer[], $4::integer[], $5::text[],
    $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[],
    $11::text[], $12::integer[], $13::integer[], $14::text[], $15::text[],
    $16::boolean[], $17::boolean[], $18::bigint[]
  ) with ordinality as given (
    id, rules_version, seq, seat, move, move_id, seating, rules, told, at,
    patch, snapshot_seq, snapshot_version, state, outcome, is_over, is_due_changed,
    due_in, place
  )
), held as (
  select given.*, tables.number from given
  join tables on tables.id = given.id
    and tables.rules_version = given.rules_version
  order by tables.number
  for no key update of tables
), inserted as (
  insert into log
    (table_number, seq, seat, move, move_id, seating, rules, told, at, patch)
  select number, seq, seat, move, move_id, seating, rules, told, at, patch
  from held
  order by number, seq
  on conflict do nothing
  returning table_number
), kept as (
  select held.* from held join inserted on inserted.table_number = held.number
), snapshot as (
  insert into snapshots (table_id, seq, rules_version, state)
  select id, snapshot_seq, snapshot_version, state from kept where state is not null
  on conflict do nothing
), outcome as (
  insert into outcomes (table_id, outcome, at)
  select id, outcome, at from kept where outcome is not null
), due as (
  update tables set
    status = case when kept.is_over then 'over' else tables.status end,
    due_at = case
      when kept.is_over then null
      when kept.is_due_changed then ${CLOCK} + kept.due_in
      else tables.due_at end,
    leased_until = null,
    paused_at = null,
    content_version = tables.content_version || case
      when kept.seating is not null
        and tables.content_version not like '%${SEATED}' then '${SEATED}'
      else '' end
  from kept
  where tables.number = kept.number
    and (kept.is_over or kept.is_due_changed or kept.seating is not null)
)
select case
    when kept.id is not null then 'kept'
    when held.id is not null then 'lost'
    when tables.id is not null then 'fenced'
    else 'unknown'
  end as answer
from given
left join held on held.id = given.id
left join kept on kept.id = given.id
left join tables on tables.id = given.id
order by given.place`;

/** Also told where there is no such table. */
export type Kept = Appended | "unknown";

/** A row as the statement takes it. */
export type GivenRow = readonly (string | number | boolean | null)[];

/** Throws for text that cannot be kept, before anything else waits for it. */
export function givenRow(append: Append): GivenRow {
  const { snapshot, outcome, isEnded, dueIn } = append;
  const row = fromAppend(append);
  const given = [
    row.table,
    row.rulesVersion,
    row.seq,
    row.seat,
    row.move,
    row.move_id,
    row.seating,
    row.rules,
    row.told,
    row.at,
    row.patch,
    snapshot?.seq ?? null,
    snapshot?.rulesVersion ?? null,
    snapshot ? JSON.stringify(snapshot.state) : null,
    outcome ? JSON.stringify(outcome) : null,
    outcome !== undefined || isEnded === true,
    dueIn !== undefined,
    dueIn ?? null,
  ];
  checkKeepable(given);
  return given;
}

/** Keeps at most one row of each table; the answers are in the order of the rows. */
export function keepingRows(
  pool: Pool,
): (rows: readonly GivenRow[]) => Promise<readonly Kept[]> {
  const keep = statement<{ answer: Kept }>(pool, KEEP);
  return async (rows) => {
    const answer = await keep(columnsOf(rows));
    return answer.rows.map((row) => row.answer);
  };
}

/** Keeps a row as a part of whatever else happens on the connection. */
export async function keepRowOn(
  on: Connection,
  row: GivenRow,
): Promise<Kept | undefined> {
  const { rows } = await on.query<{ answer: Kept }>(KEEP, columnsOf([row]));
  return rows[0]?.answer;
}

function columnsOf(rows: readonly GivenRow[]): readonly unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
