/** Statements that were in each other's way are tried again: 40P01, a deadlock, and 40001, a conflict of transactions. */

import { expect, it, onTestFinished } from "vitest";
import { openPostgres } from "../store/postgres/postgres.ts";
import { ask, describePostgres, testDatabase } from "./postgres.ts";
import { aMove, aTable, make } from "./store/samples.ts";

async function openOne() {
  const url = await testDatabase();
  const store = await openPostgres({ url });
  onTestFinished(() => store.close());
  return { url, store };
}

/** The first so many writes to a relation are broken off by the database itself. A sequence is not rolled back, so it counts them. */
async function breakOff(
  url: string,
  relation: string,
  code: string,
  times: number,
): Promise<() => Promise<number>> {
  await ask(
    `create sequence attempts;
     create function break_off() returns trigger language plpgsql as $$
     begin
       if nextval('attempts') <= ${times} then
         raise exception 'in each other''s way' using errcode = '${code}';
       end if;
       return new;
     end $$;
     create trigger break_off before insert or update on ${relation}
       for each statement execute function break_off()`,
    url,
  );
  return async () => {
    const [row] = await ask<{ last_value: string }>(
      "select last_value from attempts",
      url,
    );
    return Number(row?.last_value);
  };
}

describePostgres("a write that was broken off", () => {
  it.each(["40P01", "40001"])(
    "%s: a move is kept at its fourth attempt, once",
    async (code) => {
      const { url, store } = await openOne();
      const id = await make(store);
      const attempts = await breakOff(url, "log", code, 3);
      expect(await store.append(aMove(id, 1))).toBe("kept");
      expect(await attempts()).toBe(4);
      expect(await store.log(id, 0)).toHaveLength(1);
    },
  );

  it.each(["40P01", "40001"])(
    "%s: a table is made at its second attempt, with all its seats",
    async (code) => {
      const { url, store } = await openOne();
      const attempts = await breakOff(url, "tables", code, 1);
      const table = aTable();
      await store.createTable(table);
      expect(await attempts()).toBe(2);
      const made = await store.table(table.id);
      expect(made?.seats).toHaveLength(table.seats.length);
    },
  );

  it("is given up after four attempts, and nothing is half done", async () => {
    const { url, store } = await openOne();
    const id = await make(store);
    const attempts = await breakOff(url, "log", "40P01", 100);
    await expect(store.append(aMove(id, 1))).rejects.toThrow(
      "in each other's way",
    );
    expect(await attempts()).toBe(4);
    expect(await store.log(id, 0)).toEqual([]);
  });

  it("is not tried again where the row is to blame", async () => {
    const { url, store } = await openOne();
    const id = await make(store);
    const attempts = await breakOff(url, "log", "23514", 1);
    await expect(store.append(aMove(id, 1))).rejects.toThrow(
      "in each other's way",
    );
    expect(await attempts()).toBe(1);
    expect(await store.append(aMove(id, 1))).toBe("kept");
  });
});
