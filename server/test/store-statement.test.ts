/** A named statement goes on without its name where a pooler hands out connections that do not know it, or know it from others. */

import { expect, it, onTestFinished } from "vitest";
import { openPool } from "../store/postgres/pool.ts";
import { nameOf } from "../store/postgres/statement-names.ts";
import { transactions, withConnection } from "../store/postgres/writes.ts";
import { describePostgres, testDatabase } from "./postgres.ts";

const ADD = "insert into kept (value) values ($1) returning value";

/** One connection, so that what is done to it is met by the next statement. */
async function openOne() {
  const url = await testDatabase();
  const pool = openPool({
    url,
    size: 1,
    connectTimeout: 10_000,
    hasTimeouts: true,
  });
  onTestFinished(() => pool.end());
  const ask = <Row>(sql: string) =>
    withConnection(pool, async (on) => (await on.query<Row>(sql)).rows);
  const add = (value: number) =>
    withConnection(pool, (on) => on.query<{ value: number }>(ADD, [value]));
  await ask("create table kept (value integer)");
  return { pool, ask, add };
}

describePostgres("a statement with a name", () => {
  it("is planned under it", async () => {
    const { ask, add } = await openOne();
    await add(1);
    expect((await add(2)).rows).toEqual([{ value: 2 }]);
    expect(await ask("select name from pg_prepared_statements")).toEqual([
      { name: nameOf(ADD) },
    ]);
  });

  it("that the connection has lost does what it should, once", async () => {
    const { ask, add } = await openOne();
    await add(1);
    await ask("deallocate all");
    await add(2);
    await add(3);
    expect(await ask("select value from kept order by value")).toEqual([
      { value: 1 },
      { value: 2 },
      { value: 3 },
    ]);
  });

  it("that the connection has from others does what it should, once", async () => {
    const { ask, add } = await openOne();
    await ask(`prepare "${nameOf(ADD)}" as select 1`);
    await add(1);
    expect(await ask("select value from kept")).toEqual([{ value: 1 }]);
  });

  it("that is lost in a transaction begins it anew, without names", async () => {
    const { pool, ask, add } = await openOne();
    await add(1);
    await ask("deallocate all");
    await transactions(pool).transact(async (on) => {
      await on.query("insert into kept values (2)");
      await on.query(ADD, [3]);
    });
    expect(await ask("select value from kept order by value")).toEqual([
      { value: 1 },
      { value: 2 },
      { value: 3 },
    ]);
    expect(await ask("select name from pg_prepared_statements")).toEqual([]);
  });

  it("reads on where a newer schema has made its plan useless", async () => {
    const { pool, ask, add } = await openOne();
    await add(1);
    const read = () =>
      withConnection(pool, async (on) => {
        const sql = "select * from kept where value = $1";
        return (await on.query(sql, [1])).rows;
      });
    expect(await read()).toEqual([{ value: 1 }]);
    await ask("alter table kept add column later text");
    expect(await read()).toEqual([{ value: 1, later: null }]);
  });

  it("is one of a bounded number", async () => {
    const { pool, ask } = await openOne();
    await withConnection(pool, async (on) => {
      for (let number = 0; number < 250; number += 1)
        await on.query(`select ${number} + $1::integer as sum`, [1]);
    });
    expect(
      await ask(
        "select count(*)::integer as count from pg_prepared_statements",
      ),
    ).toEqual([{ count: 200 }]);
  });
});
