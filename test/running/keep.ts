/**
 * Keeps a running match of a game by today's rules, as a server and as a device store it: `npm run keep-running -- nsoe`.
 * Run it before `rulesVersion` is raised. The tests beside it play on from every match that was kept.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameIds } from "../../games/registry/index.ts";
import { findGame } from "../../games/registry/node.ts";
import type { Player } from "../../kernel/index.ts";
import { serve } from "../../server/index.ts";
import {
  becomeGuest,
  openPage,
  startedTable,
} from "../../server/test/client.ts";
import { playOn } from "../../server/test/play.ts";
import { raw } from "../../server/test/raw.ts";
import type { Saved } from "../../web/session/local-messages.ts";
import { testDevice } from "./device.ts";
import { folderOf, storedTables } from "./running.ts";
import type { RunningMatch, StoredRows } from "./running.ts";

/** Enough for every kind of thing to lie on the board; no game is over by then. */
const MOVES = 24;

const players: readonly Player[] = [
  { type: "person", name: "Ala", isOnline: true },
  { type: "person", name: "Ugo", isOnline: true },
];

function rulesOf(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}

/** What lies in the database once the server was stopped. */
async function onServer(
  id: string,
): Promise<Pick<RunningMatch, "table" | "cookies" | "stored">> {
  const { game } = rulesOf(id);
  const folder = mkdtempSync(join(tmpdir(), "stolik-running-"));
  const server = await serve({ port: 0, dataFolder: folder });
  const guests = [
    await becomeGuest(server.url, "Ala"),
    await becomeGuest(server.url, "Ugo"),
  ];
  const table = await startedTable(guests, 0, {}, id);
  const pages = await Promise.all(
    guests.map(({ url, cookie }) => openPage(url, cookie)),
  );
  for (const page of pages) {
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
  }
  await playOn(game, table, pages, MOVES);
  await server.close();
  const stored: Record<string, StoredRows> = {};
  for (const name of storedTables)
    stored[name] = await raw(folder, `select * from ${name}`);
  rmSync(folder, { recursive: true });
  return { table, cookies: guests.map(({ cookie }) => cookie), stored };
}

/** What lies in the browser's storage. */
async function onDevice(id: string): Promise<Saved> {
  const device = testDevice(() => rulesOf(id));
  await device.open({ game: id, options: {}, players });
  await device.play(MOVES);
  const saved = device.saved();
  if (!saved) throw new Error("Nothing was saved.");
  return saved;
}

for (const id of process.argv.length > 2 ? process.argv.slice(2) : gameIds) {
  const { rulesVersion } = rulesOf(id).game;
  const match: RunningMatch = {
    ...(await onServer(id)),
    saved: await onDevice(id),
  };
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `rules-${rulesVersion}.json`);
  // A match that was kept before is not replaced: it is what older programs really wrote.
  writeFileSync(file, `${JSON.stringify(match)}\n`, { flag: "wx" });
  console.log(file);
}
process.exit(0);
