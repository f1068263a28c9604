/** Bots' turns: in fair order, only where somebody is, whatever the clock says. */

import { expect, it, vi } from "vitest";
import { attendance } from "../people/attendance.ts";
import { localPresence } from "../people/presence.ts";
import type { Store } from "../store/store.ts";
import { LONGEST_WAIT } from "../tables/due.ts";
import { dealt, fakePool, jobsIn } from "./bot-pool.ts";
import { testContext } from "./context.ts";
import { nsoe } from "./play.ts";

const game = nsoe();

const bot = { type: "bot", level: 1 } as const;
const strongBot = { type: "bot", level: 3 } as const;

it("59 tables of six strong bots: a person's bot is asked next", async () => {
  const seen = new Set<string>();
  const presence = localPresence();
  const present = attendance(presence);
  const context = await testContext(game, {
    presence,
    capacity: 1_000,
    attendance: {
      ...present,
      awaiting(table) {
        seen.add(table.id);
        return present.awaiting(table);
      },
    },
  });
  const { pool, questions, answers, asked } = fakePool();
  for (const person of ["eve", "ala"])
    context.attendance.locate(person, "192.0.2.1");
  jobsIn(context, pool);
  const six = Array.from({ length: 6 }, () => strongBot);
  for (let count = 0; count < 59; count += 1) {
    const table = await dealt(context, "eve", six, false);
    presence.arrive(table.id, "eve");
  }
  await vi.waitUntil(() => seen.size === 59, { timeout: 10_000 });
  const table = await dealt(context, "ala", [bot], true);
  presence.arrive(table.id, "ala");
  await vi.waitUntil(() => seen.has(table.id), { timeout: 10_000 });
  expect(questions.map(({ level }) => level)).toEqual([3]);
  answers[0]?.();
  await asked(2);
  expect(questions.map(({ level }) => level)).toEqual([3, 1]);
}, 30_000);

it("nobody there, no bot asked; whoever watches or asks makes it due at once", async () => {
  let now = 0;
  const presence = localPresence();
  const context = await testContext(game, {
    presence,
    attendance: attendance(presence, () => now),
  });
  const { pool, questions, answers, asked } = fakePool();
  const jobs = jobsIn(context, pool);
  const due = () => context.store.dueTables(10, LONGEST_WAIT);
  const paused = () => vi.waitUntil(async () => (await due()).length === 0);
  const table = await dealt(context, "ala", [bot, bot], true);
  await paused();
  await jobs.poll();
  expect(questions).toHaveLength(0);

  presence.arrive(table.id, undefined);
  await asked(1);
  presence.leave(table.id, undefined);
  answers[0]?.();
  await paused();
  expect(questions).toHaveLength(1);

  context.attendance.visit(table, "a stranger");
  await jobs.poll();
  expect(questions).toHaveLength(1);
  context.attendance.visit(table, "ala");
  await asked(2);
  // Two minutes later nobody has come again.
  now = 120_000;
  answers[1]?.();
  await paused();
  expect(questions).toHaveLength(2);
});

it("where nobody can tell who is there, bots go on", async () => {
  const presence = { ...localPresence(), isWatched: () => undefined };
  const context = await testContext(game, { presence });
  const { pool, asked } = fakePool();
  jobsIn(context, pool);
  await dealt(context, "ala", [bot], true);
  await asked(1);
});

it("whoever comes back in time does not shorten a bot's patience", async () => {
  const context = await testContext(game, { botDelay: LONGEST_WAIT });
  const { pool, questions } = fakePool();
  const table = await dealt(context, "ala", [bot], true);
  const jobs = jobsIn(context, pool);
  const resumed = vi.spyOn(context.store, "resumeBots");
  context.presence.arrive(table.id, "ala");
  await vi.waitUntil(() => resumed.mock.results.length === 1);
  await resumed.mock.results[0]?.value;
  await jobs.poll();
  expect(questions).toHaveLength(0);
});

it("a bot that is due moves although the clock was set back", async () => {
  const hour = 3_600_000;
  const plain = await testContext(game);
  const { startTable } = plain.store;
  // An hour ahead by the store's clock: so it looks once that is set back.
  const store: Store = {
    ...plain.store,
    startTable: (deal, ...others) =>
      startTable({ ...deal, dueIn: (deal.dueIn ?? 0) + hour }, ...others),
  };
  const context = { ...plain, store };
  const table = await dealt(context, "ala", [bot, bot], true);
  context.presence.arrive(table.id, "ala");
  expect(await store.dueTables(10, 2 * hour)).toEqual([]);
  // By a process that has ended since: this one has no timer for it.
  const { pool, asked } = fakePool();
  jobsIn(context, pool);
  await asked(1);
});

it("what finds no room stays due in the store and has its turn later", async () => {
  const context = await testContext(game);
  const { pool, questions, answers, asked } = fakePool();
  const tables = [];
  for (let count = 0; count < 4; count += 1) {
    const table = await dealt(context, "ala", [bot], true);
    context.presence.arrive(table.id, "ala");
    tables.push(table.id);
  }
  const jobs = jobsIn(context, pool, { mostWaiting: 1 });
  for (const turn of tables.keys()) {
    await jobs.poll();
    await asked(turn + 1);
    expect(questions).toHaveLength(turn + 1);
    answers[turn]?.();
  }
});
