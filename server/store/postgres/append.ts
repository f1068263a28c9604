/** A batch of rows as one statement, and so one round trip and one commit. */

import { checkKeepable } from "../keepable.ts";
import { fromAppend } from "../log-row.ts";
import { SEATED } from "../seated.ts";
import type { Append, Appended } from "../stored.ts";
import { CLOCK } from "./dialect.ts";
import type { Connection, Pool } from "./pool.ts";
import { repeating, withConnection } from "./writes.ts";

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
    ${lines("bigint", 8)}, ${lines("text", 9)}
  ) with ordinality as given (
    id, move_id, rules_version, seq, seat, move, told, at, patch, place
  )
), found as (
  select given.*, more.seating, more.rules, snapshot_seq, snapshot_version,
    state, outcome, is_over, is_due_changed, due_in, tables.number,
    tables.rules_version = given.rules_version as is_current,
    coalesce(is_over or is_due_changed or seating is not null, false)
      as is_table_changed
  from given left join tables on tables.id = given.id
  left join json_to_recordset($10::json) as more (
    place bigint, seating text, rules text, snapshot_seq integer,
    snapshot_version integer, state text, outcome text, is_over boolean,
    is_due_changed boolean, due_in bigint
  ) on more.place = given.place
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
select place::integer, case
    when is_current then 'lost'
    when number is not null then 'fenced'
    else 'unknown'
  end as answer
from found
where number is null or number not in (select table_number from inserted)`;

/** The same for a plain move that comes alone, as most do where nobody is in a hurry: a third of the time. */
const KEEP_ONE = `
insert into log (table_number, seq, seat, move, move_id, told, at, patch)
select number, $3::integer, $4::integer, $5::text, $6::text, $7::text,
  $8::bigint, $9::text
from tables where id = $1 and rules_version = $2::integer
on conflict do nothing`;

/** A column as one text, a value a line; an empty line is nothing. Neither side has to quote and unquote every value, which takes longer than all the rest. */
function lines(type: string, parameter: number): string {
  const texts = `string_to_array($${parameter}::text, E'\\n', '')`;
  return type === "text" ? texts : `${texts}::${type}[]`;
}

/** Also told where there is no such table. */
export type Kept = Appended | "unknown";

/** A row as the statement takes it. */
export interface GivenRow {
  readonly table: string;
  readonly moveId: string | null;
  /** Version, seq, seat, move, told, at and patch: numbers and JSON. */
  readonly values: readonly (string | number | null)[];
  /** What few rows bring about besides themselves, by the statement's names for it. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Throws for text that cannot be kept, before anything else waits for it. */
export function givenRow(append: Append): GivenRow {
  const row = fromAppend(append);
  const { table, rulesVersion, seq, seat, move, move_id, told, at } = row;
  const values = [rulesVersion, seq, seat, move, told, at, row.patch];
  checkKeepable([table, move_id]);
  checkKeepable(values);
  const given = { table, moveId: move_id, values };
  const more = moreOf(append, row);
  if (!more) return given;
  checkKeepable(Object.values(more));
  return { ...given, more };
}

/** Undefined for a plain move, as most rows are. */
function moreOf(
  { snapshot, outcome, isEnded, dueIn }: Append,
  { seating, rules }: ReturnType<typeof fromAppend>,
): GivenRow["more"] {
  const isMore = snapshot ?? outcome ?? isEnded ?? seating ?? rules;
  if (!isMore && dueIn === undefined) return undefined;
  return {
    seating,
    rules,
    snapshot_seq: snapshot?.seq,
    snapshot_version: snapshot?.rulesVersion,
    state: snapshot && JSON.stringify(snapshot.state),
    outcome: outcome && JSON.stringify(outcome),
    is_over: outcome !== undefined || isEnded === true,
    is_due_changed: dueIn !== undefined,
    due_in: dueIn,
  };
}

/** Keeps at most one row of each table; the answers are in the order of the rows. */
export function keepingRows(
  pool: Pool,
): (rows: readonly GivenRow[]) => Promise<readonly Kept[]> {
  return (rows) =>
    repeating(() => withConnection(pool, (on) => keepRowsOn(on, rows)));
}

/** Keeps them as a part of whatever else happens on the connection. */
export async function keepRowsOn(
  on: Connection,
  given: readonly GivenRow[],
): Promise<readonly Kept[]> {
  const [first] = given;
  if (given.length === 1 && first && (await isKeptAlone(on, first)))
    return ["kept"];
  const { rows } = await on.query<{ place: number; answer: Kept }>(
    KEEP,
    columnsOf(given),
  );
  const answers = given.map((): Kept => "kept");
  // Lists only the rows that were not kept, usually none.
  for (const { place, answer } of rows) answers[place - 1] = answer;
  return answers;
}

/** False: it was not kept, and why is still to be found out. */
async function isKeptAlone(
  on: Connection,
  { table, moveId, values, more }: GivenRow,
): Promise<boolean> {
  if (more) return false;
  const [version, seq, seat, move, ...others] = values;
  const { rowCount } = await on.query(KEEP_ONE, [
    table,
    version,
    seq,
    seat,
    move,
    moveId,
    ...others,
  ]);
  return rowCount === 1;
}

/** Ids are whatever they are; of the others every text is JSON, which has no line break. */
function columnsOf(rows: readonly GivenRow[]): readonly unknown[] {
  const columns = (rows[0]?.values ?? []).map((_, column) =>
    rows.map(({ values }) => values[column] ?? null).join("\n"),
  );
  const more = rows.flatMap((row, index) =>
    row.more ? [{ place: index + 1, ...row.more }] : [],
  );
  return [
    rows.map(({ table }) => table),
    rows.map(({ moveId }) => moveId),
    ...columns,
    JSON.stringify(more),
  ];
}
