/** The board of nodes in PostgreSQL: unlogged tables and one connection, so that it never holds up a move. Each call is one statement. */

import type { Board, Held, SpentElsewhere, Watching } from "../board.ts";
import { CLOCK } from "./dialect.ts";
import { openPool } from "./pool.ts";
import type { Connection } from "./pool.ts";
import { postgresDefaults } from "./settings.ts";
import { repeating, withConnection } from "./writes.ts";

/** A node that was silent for so many milliseconds is gone. */
const GONE_AFTER = 15_000;
/** Nodes that do not read for so long go by what they know themselves. */
const SPENT_LATELY = 5_000;

/** A node that is being swept waits here and then finds itself unknown, so that no node leaves rows behind without its own. */
const ALIVE = `
alive as (
  update nodes set seen_at = ${CLOCK} where id = $1 returning id
)`;

const PUT_WATCHING = `
  insert into watching (node, table_id, kind, person, amount, until)
  select $1, table_id, kind, person, amount,
    case when kind = 'visit' then ${CLOCK} + amount end
  from unnest($2::text[], $3::text[], $4::text[], $5::bigint[])
    as given (table_id, kind, person, amount)`;
const REPLACE_WATCHING = `
  on conflict (node, table_id, kind, person)
  do update set amount = excluded.amount, until = excluded.until`;

const TELL = `
with ${ALIVE}, gone as (
  delete from watching
  using unnest($6::text[], $7::text[], $8::text[])
    as given (table_id, kind, person), alive
  where watching.node = alive.id and watching.table_id = given.table_id
    and watching.kind = given.kind and watching.person = given.person
), come as (
  ${PUT_WATCHING}
  where exists (select 1 from alive)
  ${REPLACE_WATCHING}
)
select id from alive`;

const INTRODUCE = `
with known as (
  insert into nodes (id, seen_at) values ($1, ${CLOCK})
  on conflict (id) do update set seen_at = excluded.seen_at
)
${PUT_WATCHING} ${REPLACE_WATCHING}`;

const ELSEWHERE = `
select table_id as "table", kind, person, amount from watching
join nodes on nodes.id = watching.node
where node <> $1 and table_id = any($2::text[])
  and seen_at > ${CLOCK} - ${GONE_AFTER}
  and (until is null or until > ${CLOCK})`;

const SPENT = `
with put as (
  insert into spent (node, kind, address, amount, told_at)
  select $1, kind, address, amount, ${CLOCK}
  from unnest($2::text[], $3::text[], $4::bigint[])
    as given (kind, address, amount)
)
select id, kind, address, amount from spent
where node <> $1 and told_at > ${CLOCK} - ${SPENT_LATELY}`;

const HELD = `
with ${ALIVE}, put as (
  insert into held (node, address, amount)
  select $1, address, amount
  from unnest($2::text[], $3::bigint[]) as given (address, amount)
  where exists (select 1 from alive)
  on conflict (node, address) do update set amount = excluded.amount
)
select address, sum(amount) filter (where node <> $1)::bigint as amount
from held join nodes on nodes.id = held.node
where seen_at > ${CLOCK} - ${GONE_AFTER}
group by address
having sum(amount) >= $4::bigint and bool_or(node <> $1)`;

const SWEEP = `
with gone as (
  delete from nodes where id in (
    select id from nodes where seen_at <= ${CLOCK} - ${GONE_AFTER}
    for update skip locked
  ) returning id
), watching_gone as (
  delete from watching
  where node in (select id from gone) or until <= ${CLOCK}
), held_gone as (
  delete from held where node in (select id from gone) or amount = 0
)
delete from spent where told_at <= ${CLOCK} - ${SPENT_LATELY}`;

const LEAVE = `
with gone as (
  delete from nodes where id = $1 returning id
), watching_gone as (
  delete from watching using gone where node = gone.id
)
delete from held using gone where node = gone.id`;

/** The database is up to date: the store is opened first. */
export function openBoard(url: string): Board {
  const { connectTimeout } = postgresDefaults;
  const pool = openPool({ url, size: 1, connectTimeout, hasTimeouts: true });
  const ask = <Row>(...query: Parameters<Connection["query"]>) =>
    repeating(() => withConnection(pool, (on) => on.query<Row>(...query)));

  return {
    async tell(node, gone, come) {
      const [tables, kinds, people] = columns(gone);
      const given = [node, ...columns(come), tables, kinds, people];
      const { rows } = await ask(TELL, given);
      return rows.length > 0;
    },
    async introduce(node, rows) {
      await ask(INTRODUCE, [node, ...columns(rows)]);
    },
    async watchingElsewhere(node, tables) {
      const { rows } = await ask<Watching>(ELSEWHERE, [node, tables]);
      return rows;
    },
    async exchangeSpent(node, spent) {
      const { rows } = await ask<SpentElsewhere>(SPENT, [
        node,
        spent.map(({ kind }) => kind),
        spent.map(({ address }) => address),
        spent.map(({ amount }) => amount),
      ]);
      return rows;
    },
    async exchangeHeld(node, held, worth) {
      const { rows } = await ask<Held>(HELD, [
        node,
        held.map(({ address }) => address),
        held.map(({ amount }) => amount),
        worth,
      ]);
      return rows;
    },
    async sweep() {
      await ask(SWEEP);
    },
    async leave(node) {
      await ask(LEAVE, [node]);
    },
    close: () => pool.end(),
  };
}

function columns(rows: readonly Watching[]) {
  return [
    rows.map(({ table }) => table),
    rows.map(({ kind }) => kind),
    rows.map(({ person }) => person),
    rows.map(({ amount }) => amount),
  ];
}
