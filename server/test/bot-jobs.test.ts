/** Bots' turns in a hall: in fair order, only where somebody is, whatever the clock says. */

import { fastRandom, randomMove } from "@stolik/kernel";
import { expect, it, onTestFinished, vi } from "vitest";
import { startJobs } from "../bots/jobs.ts";
import type { JobLimits, Jobs } from "../bots/jobs.ts";
import type { BotPool } from "../bots/pool.ts";
import type { BotQuestion } from "@stolik/kernel";
import type { SeatRequest } from "../protocol.ts";
import type { StoredTable } from "../store/store.ts";
import { attendance } from "../tables/attendance.ts";
import { createTable } from "../tables/create.ts";
import { LONGEST_WAIT } from "../tables/due.ts";
import type { Hall } from "../tables/hall.ts";
import { startTable } from "../tables/lobby.ts";
import { localPresence } from "../tables/presence.ts";
import { testHall } from "./hall.ts";
import { nsoe } from "./play.ts";

const game = nsoe();

/** A pool that says what it was asked, and answers when it is told to. */
function fakePool(size = 1) {
  const questions: BotQuestion[] = [];
  const answers: (() => void)[] = [];
  const pool: BotPool = {
    size,
    choose(question) {
      questions.push(question);
      return new Promise((resolve) => {
        const { view, seat } = question;
        const move = randomMove(game, view, seat, fastRandom(1));
        answers.push(() => resolve(move));
      });
    },
    close() {
      for (const answer of answers) answer();
      return Promise.resolve();
    },
  };
  const asked = (count: number) =>
    vi.waitUntil(() => questions.length >= count, { interval: 1 });
  return { pool, questions, answers, asked };
}

function jobsIn(
  hall: Hall,
  pool: BotPool,
  limits: Partial<JobLimits> = {},
): Jobs {
  const jobs = startJobs(hall, pool, {
    budget: 400,
    mostWaiting: 100,
    ...limits,
  });
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** A table where a bot begins. */
async function dealt(
  hall: Hall,
  host: string,
  bots: readonly SeatRequest[],
  isSeated: boolean,
): Promise<StoredTable> {
  const person = { id: host, name: host };
  const made = await createTable(hall, person, {
    game: "nsoe",
    options: { first: 0 },
    seats: [...bots, ...(isSeated ? [{ type: "me" } as const] : [])],
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const started = await startTable(hall, made.value.id, person);
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value;
}

const bot = { type: "bot", level: 1 } as const;
const strongBot = { type: "bot", level: 3 } as const;

it("59 tables of six strong bots: a person's bot is asked next", async () => {
  const seen = new Set<string>();
  const presence = localPresence();
  const present = attendance(presence);
  const hall = await testHall(game, {
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
    hall.attendance.locate(person, "192.0.2.1");
  jobsIn(hall, pool);
  const six = Array.from({ length: 6 }, () => strongBot);
  for (let count = 0; count < 59; count += 1) {
    const table = await dealt(hall, "eve", six, false);
    presence.arrive(table.id, "eve");
  }
  await vi.waitUntil(() => seen.size === 59, { timeout: 10_000 });
  const table = await dealt(hall, "ala", [bot], true);
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
  const hall = await testHall(game, {
    presence,
    attendance: attendance(presence, () => now),
  });
  const { pool, questions, answers, asked } = fakePool();
  const jobs = jobsIn(hall, pool);
  const due = () => hall.store.dueTables(Date.now(), 10, LONGEST_WAIT);
  const paused = () => vi.waitUntil(async () => (await due()).length === 0);
  const table = await dealt(hall, "ala", [bot, bot], true);
  await paused();
  await jobs.poll();
  expect(questions).toHaveLength(0);

  presence.arrive(table.id, undefined);
  await asked(1);
  presence.leave(table.id, undefined);
  answers[0]?.();
  await paused();
  expect(questions).toHaveLength(1);

  hall.attendance.visit(table, "a stranger");
  await jobs.poll();
  expect(questions).toHaveLength(1);
  hall.attendance.visit(table, "ala");
  await asked(2);
  // Two minutes later nobody has come again.
  now = 120_000;
  answers[1]?.();
  await paused();
  expect(questions).toHaveLength(2);
});

it("where nobody can tell who is there, bots go on", async () => {
  const presence = { ...localPresence(), isWatched: () => undefined };
  const hall = await testHall(game, { presence });
  const { pool, asked } = fakePool();
  jobsIn(hall, pool);
  await dealt(hall, "ala", [bot], true);
  await asked(1);
});

it("whoever comes back in time does not shorten a bot's patience", async () => {
  const hall = await testHall(game, { botDelay: LONGEST_WAIT });
  const { pool, questions } = fakePool();
  const table = await dealt(hall, "ala", [bot], true);
  const jobs = jobsIn(hall, pool);
  const resumed = vi.spyOn(hall.store, "resumeBots");
  hall.presence.arrive(table.id, "ala");
  await vi.waitUntil(() => resumed.mock.results.length === 1);
  await resumed.mock.results[0]?.value;
  await jobs.poll();
  expect(questions).toHaveLength(0);
});

it("a bot that is due moves although the clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const hour = 3_600_000;
  const noon = Date.now();
  const hall = await testHall(game);
  // Due at noon, by a process that ended.
  const table = await dealt(hall, "ala", [bot, bot], true);
  hall.presence.arrive(table.id, "ala");
  vi.setSystemTime(noon - hour);
  const { pool, answers, asked } = fakePool();
  jobsIn(hall, pool);
  await asked(1);
  // And by this one, between the move and its timer.
  const { append } = hall.store;
  vi.spyOn(hall.store, "append").mockImplementation(async (row) => {
    const isKept = await append(row);
    vi.setSystemTime(noon - 2 * hour);
    return isKept;
  });
  answers[0]?.();
  await asked(2);
});

it("what finds no room stays due in the store and has its turn later", async () => {
  const hall = await testHall(game);
  const { pool, questions, answers, asked } = fakePool();
  const tables = [];
  for (let count = 0; count < 4; count += 1) {
    const table = await dealt(hall, "ala", [bot], true);
    hall.presence.arrive(table.id, "ala");
    tables.push(table.id);
  }
  const jobs = jobsIn(hall, pool, { mostWaiting: 1 });
  for (const turn of tables.keys()) {
    await jobs.poll();
    await asked(turn + 1);
    expect(questions).toHaveLength(turn + 1);
    answers[turn]?.();
  }
});
