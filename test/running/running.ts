/** Running matches as older rules left them, kept beside each game: what a server stored, and what a device did. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Entry } from "../../games/registry/index.ts";
import { gameIds } from "../../games/registry/index.ts";
import { findGame } from "../../games/registry/node.ts";
import type { Saved } from "../../web/session/local-messages.ts";

export type StoredRows = readonly Readonly<
  Record<string, string | number | null>
>[];

export interface RunningMatch {
  /** The id of the table at which it is played. */
  readonly table: string;
  /** By which its two players are known, seat by seat. */
  readonly cookies: readonly string[];
  /** The rows of the server's database, by table; its program had been stopped in good order. */
  readonly stored: Readonly<Record<string, StoredRows>>;
  /** What a device kept of another match. */
  readonly saved: Saved;
}

/** The tables of the database that a match is kept in. */
export const storedTables = [
  "meta",
  "people",
  "tables",
  "seats",
  "log",
  "snapshots",
] as const;

export function folderOf(game: string): string {
  const games = new URL("../../games/", import.meta.url);
  return fileURLToPath(new URL(`${game}/test/running`, games));
}

/** Every match that was kept, by its game and the name of its file. */
export function runningMatches(): readonly (readonly [
  game: string,
  file: string,
  match: RunningMatch,
])[] {
  return gameIds.flatMap((game) => {
    const folder = folderOf(game);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return [game, file, JSON.parse(text) as RunningMatch] as const;
    });
  });
}

/** Today's rules and bot, of a version that no match was kept under yet. */
export function newerRules(id: string): Entry {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  const kept = runningMatches()
    .filter(([game]) => game === id)
    .map(([, , { saved }]) => saved.record.rulesVersion);
  const rulesVersion = Math.max(
    entry.game.rulesVersion,
    ...kept.map((version) => version + 1),
  );
  return { ...entry, game: { ...entry.game, rulesVersion } };
}
