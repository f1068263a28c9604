/** A named statement goes on without its name where a pooler hands out connections that do not know it, or know it from others. */

import { expect, it, onTestFinished } from "vitest";
import { openPool } from "../store/postgres/pool.ts";
import { nameOf, statement } from "../store/postgres/statement.ts";
import { withConnection } from "../store/postgres/writes.ts";
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
  await ask("create table kept (value integer)");
  return { pool, ask };
}

describePostgres("a statement with a name", () => {
  it("is planned under it", async () => {
    const { pool, ask } = await openOne();
    const add = statement<{ value: number }>(pool, ADD);
    await add([1]);
    expect((await add([2])).rows).toEqual([{ value: 2 }]);
    expect(await ask("select name from pg_prepared_statements")).toEqual([
      { name: nameOf(ADD) },
    ]);
  });

  it("that the connection has lost does what it should, once", async () => {
    const { pool, ask } = await openOne();
    const add = statement(pool, ADD);
    await add([1]);
    await ask("deallocate all");
    await add([2]);
    await add([3]);
    expect(await ask("select value from kept order by value")).toEqual([
      { value: 1 },
      { value: 2 },
      { value: 3 },
    ]);
  });

  it("that the connection has from others does what it should, once", async () => {
    const { pool, ask } = await openOne();
    await ask(`prepare "${nameOf(ADD)}" as select 1`);
    await statement(pool, ADD)([1]);
    expect(await ask("select value from kept")).toEqual([{ value: 1 }]);
  });
});
