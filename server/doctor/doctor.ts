/** Checks a data folder while no server uses it: versions, room on the disk, the file itself, every table's log. */

import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { gameIds } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import type { Entry } from "@stolik/games";
import { migrations } from "../store/migrations.ts";
import { queryStore } from "../store/queries.ts";
import { fileIn, openFile } from "../store/sqlite-file.ts";
import type { SqliteFile } from "../store/sqlite-file.ts";
import { checkLogs } from "./logs.ts";

export interface Check {
  readonly name: string;
  readonly isSound: boolean;
  /** What was found, the first line first. */
  readonly lines: readonly string[];
}

/** A disk with less than this is nearly full. */
const LEAST_FREE = 256 * 2 ** 20;
const FAULTS_SHOWN = 20;

/** Checks one thing after the other, handing each over as it is done. Throws one clear line if the folder cannot be opened at all. */
export async function* examine(
  folder: string,
  find: (id: string) => Entry | undefined = findGame,
): AsyncGenerator<Check> {
  const path = fileIn(folder);
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  const file = await openFile(folder);
  try {
    yield await checkVersions(file, find);
    yield await checkSpace(folder, statSync(path).size);
    yield await checkFile(file);
    yield await checkTables(file, find);
  } finally {
    await file.db.destroy();
  }
}

async function checkVersions(
  { thread, applied }: SqliteFile,
  find: (id: string) => Entry | undefined,
): Promise<Check> {
  const { rows } = await thread.query("select sqlite_version() as version");
  const [{ version } = { version: "?" }] = rows as { version: string }[];
  const known = Object.keys(migrations);
  const isLatest = applied.length === known.length;
  const games = gameIds.map((id) => {
    const game = find(id)?.game;
    return `${id} rules ${game?.rulesVersion ?? "?"}, content ${game?.contentVersion ?? "?"}`;
  });
  return {
    name: "versions",
    isSound: true,
    lines: [
      `Node ${process.versions.node}, SQLite ${version}`,
      `schema ${applied.at(-1) ?? "none"}${isLatest ? "" : `; ${known.at(-1)} comes with the next start`}`,
      ...games,
    ],
  };
}

/** A migration writes everything a second time, so there should be room for that. */
async function checkSpace(folder: string, size: number): Promise<Check> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return {
    name: "disk",
    isSound: free > Math.max(LEAST_FREE, size),
    lines: [`${megabytes(free)} free, ${megabytes(size)} in the database`],
  };
}

async function checkFile({ thread }: SqliteFile): Promise<Check> {
  const name = "integrity";
  try {
    const { rows } = await thread.query(
      `pragma integrity_check(${FAULTS_SHOWN})`,
    );
    const lines = (rows as { integrity_check: string }[]).map(
      (row) => row.integrity_check,
    );
    const isSound = lines.length === 1 && lines[0] === "ok";
    return { name, isSound, lines: isSound ? ["every page is sound"] : lines };
  } catch (error) {
    return { name, isSound: false, lines: [messageOf(error)] };
  }
}

async function checkTables(
  { thread, db, applied }: SqliteFile,
  find: (id: string) => Entry | undefined,
): Promise<Check> {
  const name = "tables";
  if (applied.length < Object.keys(migrations).length)
    return {
      name,
      isSound: true,
      lines: ["not looked at: start the server once, then ask again"],
    };
  try {
    const store = await queryStore(db, thread.commit);
    const { ids, folded, faults } = await checkLogs(db, store, find);
    const more = faults.length - FAULTS_SHOWN;
    return {
      name,
      isSound: faults.length === 0,
      lines: [
        `${ids} tables, ${folded} of them dealt and played again, ${faults.length} broken`,
        ...faults.slice(0, FAULTS_SHOWN),
        ...(more > 0 ? [`and ${more} more`] : []),
      ],
    };
  } catch (error) {
    return { name, isSound: false, lines: [messageOf(error)] };
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
