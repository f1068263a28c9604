/** Bugs planted between two nodes on one PostgreSQL make the checker fail; without one the same play passes. */

import type { ServeOptions } from "@stolik/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { dropNotices } from "../drop-notices.ts";
import { hearNothing } from "../planted/hear-nothing.ts";
import { noticeEarly } from "../planted/notice-early.ts";
import { rememberForever } from "../planted/remember-forever.ts";
import { findPostgres, startPostgres } from "../services/postgres.ts";
import type { Postgres } from "../services/postgres.ts";
import { openShelter } from "../services/processes.ts";
import type { Shelter } from "../services/processes.ts";
import { verdictOn } from "./stage.ts";

vi.setConfig({ testTimeout: 60_000 });

const bin = findPostgres();
const isSkipped = !bin && process.env["CI"] !== "true";
if (isSkipped)
  console.log("SKIPPED: bugs planted between nodes need PostgreSQL installed.");

/** Nobody looks for what was missed while a test lasts. */
const never = { lookEvery: 3_600_000 };

describe.skipIf(isSkipped)("two nodes", () => {
  let shelter: Shelter | undefined;
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    if (!bin) throw new Error("PostgreSQL is not installed.");
    shelter = openShelter();
    postgres = await startPostgres(shelter, bin);
  }, 60_000);
  afterAll(() => shelter?.close());

  let databases = 0;
  const verdictWith = (bug: () => Partial<ServeOptions>) => {
    databases += 1;
    const databaseUrl = postgres?.makeDatabase(`planted_${databases}`);
    if (databaseUrl === undefined) throw new Error("There is no PostgreSQL.");
    return verdictOn({ game: "nsoe", planted: [bug(), bug()], databaseUrl });
  };

  it.each<[string, () => Partial<ServeOptions>]>([
    ["notices alone will do", () => never],
    [
      "looking now and then will do",
      () => ({
        wrapNotices: (notices) => dropNotices(notices, () => true),
        lookEvery: 100,
      }),
    ],
  ])("no bug, nothing is found: %s", async (_, bug) => {
    const verdict = await verdictWith(bug);
    expect(verdict.violations).toEqual([]);
    expect(verdict.acknowledged).toBeGreaterThanOrEqual(12);
  });

  it.each<[string, () => Partial<ServeOptions>]>([
    ["a notice before the commit", () => ({ ...noticeEarly(), ...never })],
    ["neither notices nor a look", () => hearNothing],
    ["memory that is never refreshed", () => rememberForever],
  ])("%s leaves somebody behind", async (_, bug) => {
    const { counts } = await verdictWith(bug);
    expect(counts.diverged).toBeGreaterThan(0);
  });
});
