/** A batch of rows as one statement, and so one round trip and one commit. */

import { checkKeepable } from "../keepable.ts";
import { fromAppend } from "../log-row.ts";
import { SEATED } from "../seated.ts";
import type { Append, Appended } from "../stored.ts";
import { CLOCK } from "./dialect.ts";
import type { Connection, Pool } from "./pool.ts";
import { statement } from "./statement.ts";

/**
 * Rows are inserted in the order of their tables, so that the batches of two nodes wait for each other and never in a circle.
 * Where a row changes its table's own row as well, that one is locked first, as everybody else does who changes both.
 * Rules that change take a place in the log: a row that was made by the rules before them finds its place taken.
 */
const KEEP = `
with given as (
  select * from unnest(
    $1::text[], $2::text[], ${lines("integer", 3)}, ${lines("integer", 4)},
    ${lines("integer", 5)}, ${lines("text", 6)}, ${lines("text", 7)},
    ${lines("text", 8)}, ${lines("text", 9)}, ${lines("bigint", 10)},
    ${lines("text", 11)}, ${lines("integer", 12)}, ${lines("integer", 13)},
    ${lines("text", 14)}, ${lines("text", 15)}, ${lines("boolean", 16)},
    ${lines("boolean", 17)}, ${lines("bigint", 18)}
  ) with ordinality as given (
    id, move_id, rules_version, seq, seat, move, seating, rules, told, at,
    patch, snapshot_seq, snapshot_version, state, outcome, is_over, is_due_changed,
    due_in, place
  )
), found as (
  select given.*, tables.number,
    tables.rules_version = given.rules_version as is_current,
    is_over or is_due_changed or seating is not null as is_table_changed
  from given left join tables on tables.id = given.id
), locked as (
  select tables.number from tables
  where tables.number in (select number from found where is_table_changed)
  order by tables.number
  for no key update
), inserted as (
  insert into log
    (table_number, seq, seat, move, move_id, seating, rules, told, at, patch)
  select number, seq, seat, move, move_id, seating, rules, told, at, patch
  from found
  where is_current
    and (not is_table_changed or number in (select number from locked))
  order by number, seq
  on conflict do nothing
  returning table_number
), snapshot as (
  insert into snapshots (table_id, seq, rules_version, state)
  select id, snapshot_seq, snapshot_version, state from found
  where state is not null and number in (select table_number from inserted)
  on conflict do nothing
), outcome as (
  insert into outcomes (table_id, outcome, at)
  select id, outcome, at from found
  where outcome is not null and number in (select table_number from inserted)
), due as (
  update tables set
    status = case when found.is_over then 'over' else tables.status end,
    due_at = case
      when found.is_over then null
      when found.is_due_changed then ${CLOCK} + found.due_in
      else tables.due_at end,
    leased_until = null,
    paused_at = null,
    content_version = tables.content_version || case
      when found.seating is not null
        and tables.content_version not like '%${SEATED}' then '${SEATED}'
      else '' end
  from found
  where tables.number = found.number and found.is_table_changed
    and found.number in (select table_number from inserted)
)
select case
    when inserted.table_number is not null then 'kept'
    when found.is_current then 'lost'
    when found.number is not null then 'fenced'
    else 'unknown'
  end as answer
from found left join inserted on inserted.table_number = found.number
order by found.place`;

const IDS = 2;

/** A column as one text, a value a line; an empty line is nothing. Neither side has to quote and unquote every value, which takes longer than all the rest. */
function lines(type: string, parameter: number): string {
  const texts = `string_to_array($${parameter}::text, E'\\n', '')`;
  return type === "text" ? texts : `${texts}::${type}[]`;
}

/** Also told where there is no such table. */
export type Kept = Appended | "unknown";

/** A row as the statement takes it: two ids, then numbers, JSON and whether. */
export type GivenRow = readonly (string | number | boolean | null)[];

/** Throws for text that cannot be kept, before anything else waits for it. */
export function givenRow(append: Append): GivenRow {
  const { snapshot, outcome, isEnded, dueIn } = append;
  const row = fromAppend(append);
  const given = [
    row.table,
    row.move_id,
    row.rulesVersion,
    row.seq,
    row.seat,
    row.move,
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

/** Ids are whatever they are; of the others every text is JSON, which has no line break. */
function columnsOf(rows: readonly GivenRow[]): readonly (GivenRow | string)[] {
  return (rows[0] ?? []).map((_, column) => {
    const values = rows.map((row) => row[column] ?? null);
    return column < IDS ? values : values.join("\n");
  });
}
