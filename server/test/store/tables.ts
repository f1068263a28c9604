/** What every store must do with people, tables before they begin, and reports. */

import { expect, it } from "vitest";
import type { Person } from "../../protocol/protocol.ts";
import type { StoredTable } from "../../store/stored.ts";
import { aMove, aRecord, aTable } from "./samples.ts";
import type { OpenStore } from "./samples.ts";

export function tablesSuite(open: OpenStore): void {
  it("keeps its secret", async () => {
    const { store, reopen } = await open();
    const secret = await store.secret();
    expect(secret.length).toBeGreaterThan(30);
    const again = await reopen();
    expect(await again.secret()).toBe(secret);
  });

  it("keeps the keys that sign cookies, the newest first", async () => {
    const { store, reopen } = await open();
    const first = { value: await store.secret(), age: Infinity };
    const before = await store.cookieKeys();
    expect(before.at(-1)).toEqual(first);
    await store.addCookieKey();
    const [added, ...others] = await (await reopen()).cookieKeys();
    expect(others.map(({ value }) => value)).toEqual(
      before.map(({ value }) => value),
    );
    expect(added?.value).not.toBe(first.value);
    expect(added?.age).toBeLessThan(60_000);
  });

  it("keeps reports of cards with their table", async () => {
    const { store, reopen } = await open();
    const report = {
      table: "table-x",
      person: "ala",
      card: "roma",
      words: "Lies elsewhere.",
      at: 1_700_000_000_000,
    };
    await store.saveReport(report);
    expect(await (await reopen()).reports()).toEqual([report]);
  });

  it("keeps people and their latest name", async () => {
    const { store } = await open();
    expect(await store.person("ala")).toBeUndefined();
    await store.savePerson({ id: "ala", name: "Ala" });
    await store.savePerson({ id: "ala", name: "Alina" });
    expect(await store.person("ala")).toEqual({ id: "ala", name: "Alina" });
  });

  it("renews the tables where somebody sits whose name has changed", async () => {
    const { store } = await open();
    const waiting = aTable();
    const over = aTable("over");
    const seats = [{ type: "open" } as const];
    const foreign = { ...aTable(), seats };
    const person = `person-${waiting.id}`;
    const seated = { type: "person", person, name: "", entropy: "" } as const;
    for (const table of [waiting, over])
      await store.createTable({ ...table, seats: [seated] });
    await store.createTable(foreign);
    expect(await store.renewTablesOf(person)).toEqual([waiting.id]);
    expect(await store.renewTablesOf("nobody")).toEqual([]);
    const heads = await store.heads([waiting.id, over.id, foreign.id]);
    expect(heads.get(waiting.id)).toMatchObject({ revision: 1 });
    expect(heads.get(over.id)).toMatchObject({ revision: 0 });
    expect(heads.get(foreign.id)).toMatchObject({ revision: 0 });
  });

  it("lists the tables where somebody sits: running ones first, the newest of both first", async () => {
    const { store, reopen } = await open();
    const tables = {
      over: aTable("over"),
      ended: aTable("over"),
      playing: aTable("playing"),
      waiting: aTable("waiting"),
      stopped: aTable("stopped"),
    };
    const person = `person-${tables.over.id}`;
    await store.savePerson({ id: person, name: "Ola" });
    const seats = [
      { type: "open" },
      { type: "person", person, name: "Ola", entropy: "" },
      { type: "bot", name: "Ada", level: 2 },
    ] as const;
    for (const table of Object.values(tables))
      await store.createTable({ ...table, seats });
    await store.createTable(aTable("playing"));
    const outcome = { winners: [1], scores: [0, 9, 3], reason: "cards-gone" };
    const { row } = aMove(tables.playing.id, 0);
    const at = row.at + 5;
    await store.append(aMove(tables.playing.id, 0));
    const moved = { ...aMove(tables.playing.id, 1).row, at };
    await store.append(aMove(tables.playing.id, 1, { row: moved }));
    const over = { ...tables.over, status: "playing", seats } as const;
    await store.append(aMove(over.id, 0, { outcome }));

    const again = await reopen();
    const listed = await again.tablesOf(person, 10);
    expect(listed).toMatchObject([
      { id: tables.waiting.id, status: "waiting", movedAt: row.at },
      { id: tables.playing.id, status: "playing", movedAt: at },
      { id: tables.ended.id, status: "over" },
      { id: tables.over.id, status: "over", outcome },
    ]);
    expect(listed[2]).not.toHaveProperty("outcome");
    for (const table of listed) {
      expect(table.seats).toEqual(seats);
      expect(table).not.toHaveProperty("seed");
    }
    const two = await again.tablesOf(person, 2);
    expect(two).toEqual(listed.slice(0, 2));
    expect(await again.tablesOf("nobody", 10)).toEqual([]);
  });

  it("names the others at tables that wait or are played, where somebody sits", async () => {
    const { store } = await open();
    const seatOf = (person: string) =>
      ({ type: "person", person, name: "", entropy: "" }) as const;
    const { id } = aTable();
    const [ola, eve, ugo] = ["Ola", "Eve", "Ugo"].map((name) => ({
      id: `${name}-${id}`,
      name,
    })) as [Person, Person, Person];
    for (const person of [ola, eve, ugo]) await store.savePerson(person);
    const bot = { type: "bot", name: "Ada", level: 2 } as const;
    const beside = (status: StoredTable["status"], other: Person) =>
      store.createTable({
        ...aTable(status),
        seats: [seatOf(ola.id), seatOf(other.id), bot, { type: "open" }],
      });
    await beside("waiting", eve);
    await beside("playing", eve);
    await beside("over", ugo);
    expect([...(await store.namesBeside(ola.id))].sort()).toEqual([
      "Ada",
      "Eve",
    ]);
    expect(await store.namesBeside("nobody")).toEqual([]);
  });

  it("keeps a table as it was made", async () => {
    const { store, reopen } = await open();
    await store.savePerson({ id: "ala", name: "Ala" });
    const table = aTable();
    await store.createTable(table);
    const again = await reopen();
    expect(await again.table(table.id)).toEqual(table);
    expect(await again.table("nowhere")).toBeUndefined();
  });

  it("lets one of two changes at once win", async () => {
    const { store } = await open();
    const table = aTable();
    await store.createTable(table);
    const closed = { ...table, host: null, status: "stopped" } as const;
    const seated = { ...table, host: "ugo" };
    const won = await Promise.all([
      store.saveLobby(seated, 0),
      store.saveLobby(closed, 0),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
    const { host, status } = won[0] ? seated : closed;
    expect(await store.table(table.id)).toMatchObject({
      host,
      status,
      revision: 1,
    });
  });

  it("starts a table once", async () => {
    const { store } = await open();
    const table = aTable();
    await store.createTable(table);
    const deal = aMove(table.id, 0, { dueIn: 5 });
    const won = await Promise.all([
      store.startTable(deal, 0, table),
      store.startTable(deal, 0, table),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.saveLobby(table, 1)).toBe(false);
    expect(await store.log(table.id, 0)).toEqual([deal.row]);
  });

  it("is played by the rules that dealt it, not by those it was made under", async () => {
    const { store } = await open();
    const table = aTable();
    await store.createTable(table);
    const deal = aMove(table.id, 0, { rulesVersion: 2 });
    await store.startTable(deal, 0, { ...table, contentVersion: "y" });
    const versions = { rulesVersion: 2, dealtVersion: 2, contentVersion: "y" };
    expect(await store.table(table.id)).toMatchObject(versions);
  });

  it("keeps seats and options with the deal, or neither", async () => {
    const { store } = await open();
    const table = aTable();
    await store.savePerson({ id: "ala", name: "Ala" });
    await store.createTable(table);
    const deal = aMove(table.id, 0);
    const [ala, , ada] = table.seats;
    if (ala?.type !== "person" || !ada) throw new Error("Nobody sits there.");
    const seating = {
      seats: [{ ...ala, entropy: "late" }, ada],
      options: { board: "roomy" },
      contentVersion: "x",
    };
    expect(await store.startTable(deal, 7, seating)).toBe(false);
    expect(await store.table(table.id)).toEqual(table);
    expect(await store.startTable(deal, 0, seating)).toBe(true);
    expect(await store.table(table.id)).toMatchObject(seating);
  });

  it("keeps seats that were taken away, added and swapped, and who was removed", async () => {
    const { store, reopen } = await open();
    const table = aTable();
    await store.savePerson({ id: "ala", name: "Ala" });
    await store.createTable(table);
    const [ala, free, ada] = table.seats;
    if (!ala || !free || !ada) throw new Error("A seat is missing.");
    const smaller = { ...table, seats: [ada, ala], options: { first: 1 } };
    expect(await store.saveLobby(smaller, 0)).toBe(true);
    expect(await store.table(table.id)).toEqual({ ...smaller, revision: 1 });
    const larger = {
      ...table,
      seats: [ala, free, ada, free],
      removed: ["ugo", "eve"],
    };
    expect(await store.saveLobby(smaller, 0)).toBe(false);
    expect(await store.saveLobby(larger, 1)).toBe(true);
    const again = await reopen();
    expect(await again.table(table.id)).toEqual({ ...larger, revision: 2 });
  });

  it("keeps the match that a table continues, whatever happens to its seats", async () => {
    const { store, reopen } = await open();
    await store.savePerson({ id: "ala", name: "Ala" });
    const origin = { record: aRecord, seat: 1, table: "before" };
    const table = { ...aTable(), origin };
    await store.createTable(table);
    expect(await store.table(table.id)).toEqual(table);
    expect(await store.saveLobby({ ...table, options: {} }, 0)).toBe(true);
    const again = await reopen();
    expect(await again.table(table.id)).toMatchObject({ origin });
  });

  it("lets one of two tables follow another, and makes the other not at all", async () => {
    const { store, reopen } = await open();
    const over = aTable("over");
    const [one, other, later] = [aTable(), aTable(), aTable()];
    await store.createTable(over);
    const won = await Promise.all([
      store.followTable(over.id, null, 0, one),
      store.followTable(over.id, null, 1, other),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
    const [first, second] = won[0] ? [one, other] : [other, one];
    const next = { id: first.id, seat: won[0] ? 0 : 1 };
    const again = await reopen();
    expect(await again.table(over.id)).toMatchObject({ next });
    expect(await again.table(first.id)).toMatchObject({ status: "waiting" });
    expect(await again.table(second.id)).toBeUndefined();
    expect(await again.followTable(over.id, next, 1, later)).toBe(true);
    expect(await again.table(over.id)).toMatchObject({
      next: { id: later.id, seat: 1 },
    });
  });
}
