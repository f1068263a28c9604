/** A small house in this process for planted bugs: servers whose ports are wrapped, and two people at one table on different servers. */

import { findGame } from "@stolik/games/node";
import { serve } from "@stolik/server";
import type { ServeOptions } from "@stolik/server";
import { openPostgres } from "@stolik/server/postgres";
import { openSqlite } from "@stolik/server/sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { check } from "../checker/check.ts";
import type { Verdict } from "../checker/check.ts";
import { openClient, pauseFor } from "../clients/client.ts";
import type { Client } from "../clients/client.ts";
import { playMatches } from "../clients/group.ts";
import type { Group } from "../clients/group.ts";
import { openHistory, readHistory } from "../history.ts";
import { readLogs } from "../logs.ts";
import { comeToRest } from "../rest.ts";

const MOVES = 12;
const LOOK_EVERY = 20;
/** After how long without anything new a table counts as halted by a bug. */
const HALTED = 1_500;

export interface Stage {
  readonly game: string;
  /** What is planted in each server; two people are at the first and the last of them. */
  readonly planted: readonly Partial<ServeOptions>[];
  /** Where the servers meet; absent: there is one, on SQLite. */
  readonly databaseUrl?: string;
}

/** What the checker says of a dozen moves, or of as many as there were before play came to a halt. */
export async function verdictOn(stage: Stage): Promise<Verdict> {
  const { databaseUrl, planted } = stage;
  const folder = testFolder();
  const where = databaseUrl === undefined ? {} : { databaseUrl };
  const servers = await Promise.all(
    planted.map((bug) =>
      serve({ port: 0, dataFolder: folder, ...where, ...bug }),
    ),
  );
  const urls = servers.map(({ url }) => url);
  const file = join(folder, "history.ndjson");
  const group = await playOn(stage, [urls[0] ?? "", urls.at(-1) ?? ""], file);
  await Promise.all(servers.map((server) => server.close()));
  const store = await (databaseUrl === undefined
    ? openSqlite(folder)
    : openPostgres({ url: databaseUrl }));
  onTestFinished(() => store.close());
  return check({
    history: readHistory(file),
    logs: await readLogs(store, [group.table ?? ""]),
    findGame: (id) => findGame(id)?.game,
  });
}

/** Gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "stolik-planted-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function playOn(
  { game: id }: Stage,
  urls: readonly string[],
  file: string,
): Promise<Group> {
  const game = findGame(id)?.game;
  if (!game) throw new Error(`There is no ${id}.`);
  const history = openHistory(file);
  const ending = new AbortController();
  const people: Client[] = [];
  for (const [index, url] of urls.entries()) {
    const crowd = { history, urls: [url], thinking: 5, ending: ending.signal };
    people.push(await openClient(crowd, `Guest ${index}`, index));
  }
  const group: Group = {
    game,
    people,
    spectators: [],
    bots: 0,
    seated: [],
    table: undefined,
  };
  const playing = playMatches(group);
  await Promise.race([playing, movedOn(group)]);
  history.write({ type: "ended" });
  ending.abort();
  await playing;
  await comeToRest([group], HALTED / 4, HALTED);
  await history.close();
  return group;
}

async function movedOn(group: Group): Promise<void> {
  let head = -1;
  for (let since = performance.now(); head < MOVES;) {
    await pauseFor(LOOK_EVERY);
    const seen = Math.max(-1, ...group.seated.map((one) => one.seq()));
    if (seen > head) since = performance.now();
    head = Math.max(head, seen);
    if (head >= 0 && performance.now() - since > HALTED) return;
  }
}
