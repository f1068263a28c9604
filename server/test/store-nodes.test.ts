/** What only several nodes on one PostgreSQL can show. */

import { expect, it, onTestFinished } from "vitest";
import { openPostgres } from "../store/postgres/postgres.ts";
import {
  migratePostgres,
  postgresMigrations,
} from "../store/postgres/migrate.ts";
import { postgresDefaults } from "../store/postgres/settings.ts";
import type { Store } from "../store/store.ts";
import type { Append } from "../store/stored.ts";
import { ask, describePostgres, testDatabase } from "./postgres.ts";
import { aMove, aTable, aTakeOver, make } from "./store/samples.ts";

const HOUR = 3_600_000;

async function openNodes(count: number): Promise<readonly Store[]> {
  const url = await testDatabase();
  const nodes = await Promise.all(
    Array.from({ length: count }, () => openPostgres({ url })),
  );
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });
  return nodes;
}

async function openTwo(): Promise<readonly [Store, Store]> {
  const [one, other] = await openNodes(2);
  if (!one || !other) throw new Error("A node is missing.");
  return [one, other];
}

/** The same move, as this node's player made it. */
function movedBy(node: string, table: string, seq: number): Append {
  const move = aMove(table, seq, {
    dueIn: 0,
    snapshot: { seq, rulesVersion: 1, state: { node } },
  });
  return { ...move, row: { ...move.row, moveId: node } };
}

describePostgres("nodes on one database", () => {
  it("three that start at once make one schema and one secret", async () => {
    const nodes = await openNodes(3);
    const secrets = await Promise.all(nodes.map((node) => node.secret()));
    expect(new Set(secrets).size).toBe(1);
  });

  it("one of two wins the head of a log, again and again", async () => {
    const nodes = await openTwo();
    const ids = [];
    for (let count = 0; count < 20; count += 1) ids.push(await make(nodes[0]));
    for (const seq of [0, 1, 2, 3, 4]) {
      // The same tables in another order, so that locks taken in the order of arrival would deadlock.
      const orders = [ids, ids.toReversed()];
      const answers = await Promise.all(
        nodes.map((node, index) =>
          Promise.all(
            (orders[index] ?? []).map(async (id) => {
              const answer = await node.append(movedBy(`${index}`, id, seq));
              return [id, answer] as const;
            }),
          ),
        ),
      );
      const [first, second] = answers.map((list) => new Map(list));
      for (const id of ids) {
        const both = [first?.get(id), second?.get(id)];
        expect(new Set(both)).toEqual(new Set(["kept", "lost"]));
        const winner = first?.get(id) === "kept" ? "0" : "1";
        const [row] = await nodes[0].log(id, seq);
        expect(row).toMatchObject({ moveId: winner });
        expect(await nodes[1].snapshot(id)).toMatchObject({
          state: { node: winner },
        });
      }
    }
  });

  it("tables made in the same moment have numbers of their own", async () => {
    const nodes = await openNodes(3);
    const ids = await Promise.all(
      nodes.flatMap((node) => Array.from({ length: 10 }, () => make(node))),
    );
    for (const [index, id] of ids.entries())
      await nodes[index % nodes.length]?.append(aMove(id, 0));
    const [node] = nodes;
    const heads = await node?.heads(ids);
    expect(heads?.size).toBe(30);
    const first = { neverBegan: 0, onlyBots: Infinity };
    expect((await node?.unplayed(first, 0, 100))?.ids).toHaveLength(30);
  });

  it("due work is leased by one of them", async () => {
    const nodes = await openNodes(3);
    const [node] = nodes;
    if (!node) throw new Error("A node is missing.");
    const ids = await Promise.all(Array.from({ length: 12 }, () => make(node)));
    for (const id of ids) await node.append(aMove(id, 0, { dueIn: -1_000 }));
    const terms = { lease: HOUR, longestWait: HOUR };
    const leases = await Promise.all(
      nodes.flatMap((one) => [one.leaseDue(3, terms), one.leaseDue(3, terms)]),
    );
    const taken = leases.flat().map(({ table }) => table);
    expect(new Set(taken).size).toBe(taken.length);
    // What was locked at that moment is left for the next look.
    const rest = await node.leaseDue(12, terms);
    const all = [...taken, ...rest.map(({ table }) => table)];
    expect(all.toSorted()).toEqual(ids.toSorted());
  });

  it("a row played by older rules and newer ones that take over do not both happen", async () => {
    const [one, other] = await openTwo();
    for (let round = 0; round < 20; round += 1) {
      const id = await make(one);
      await one.append(aMove(id, 0));
      const [appended, isTaken] = await Promise.all([
        one.append(aMove(id, 1)),
        other.takeOver(aTakeOver(id, 1)),
      ]);
      // Its place was taken, or its rules were no longer those of the table.
      const answers = isTaken ? ["fenced", "lost"] : ["kept"];
      expect(answers).toContain(appended);
    }
  });

  it("what one node changes the other sees", async () => {
    const [one, other] = await openTwo();
    await one.savePerson({ id: "ala", name: "Ala" });
    expect(await other.person("ala")).toMatchObject({ name: "Ala" });
    await other.savePerson({ id: "ala", name: "Alina" });
    expect(await one.person("ala")).toMatchObject({ name: "Alina" });
    const table = aTable();
    await one.createTable(table);
    const won = await Promise.all([
      one.saveLobby({ ...table, host: "ugo" }, 0),
      other.saveLobby({ ...table, host: "ola" }, 0),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
  });
});

describePostgres("nodes of two versions", () => {
  const latest = Object.keys(postgresMigrations).at(-1) ?? "";
  const nothing = { up: () => Promise.resolve() };
  const expanded = {
    ...postgresMigrations,
    "9998-expand": { ...nothing, worksSince: latest },
  };
  const contracted = {
    ...expanded,
    "9999-contract": { ...nothing, worksSince: "9998-expand" },
  };

  it("an old node runs and starts again beside a schema that was expanded", async () => {
    const url = await testDatabase();
    const settings = { ...postgresDefaults, url };
    const running = await openPostgres({ url });
    const id = await make(running);
    await migratePostgres(settings, expanded);
    expect(await running.append(aMove(id, 0))).toBe("kept");
    await running.close();
    const again = await openPostgres({ url });
    expect(await again.append(aMove(id, 1))).toBe("kept");
    await again.close();
  });

  it("once it was contracted only nodes that know the expansion start", async () => {
    const url = await testDatabase();
    const settings = { ...postgresDefaults, url };
    await migratePostgres(settings, contracted);
    await migratePostgres(settings, expanded);
    await expect(openPostgres({ url })).rejects.toThrow(
      "The data was written by a newer version of Stolik.",
    );
  });

  it("a migration that breaks off leaves everything as it was", async () => {
    const url = await testDatabase();
    const broken = {
      up: () => Promise.reject(new Error("The power went out.")),
    };
    const steps = { ...postgresMigrations, "9999-broken": broken };
    await expect(
      migratePostgres({ ...postgresDefaults, url }, steps),
    ).rejects.toThrow("The power went out.");
    const tables =
      "select tablename from pg_tables where schemaname = 'public'";
    expect(await ask(tables, url)).toEqual([]);
  });

  it("a migration without a mark is for programs that know it", async () => {
    const url = await testDatabase();
    const unmarked = { ...postgresMigrations, "9999-later": nothing };
    await migratePostgres({ ...postgresDefaults, url }, unmarked);
    await expect(openPostgres({ url })).rejects.toThrow(
      "The data was written by a newer version of Stolik.",
    );
    const left = await ask<{ count: number }>(
      "select count(*)::integer as count from pg_stat_activity where datname = current_database() and application_name = 'stolik'",
      url,
    );
    expect(left).toEqual([{ count: 0 }]);
  });
});
