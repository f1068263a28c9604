/** A PostgreSQL for tests: databases of their own, dropped afterwards. Without a server the tests are skipped, and in CI they fail. */

import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, describe, onTestFinished } from "vitest";

const serverUrl =
  process.env["STOLIK_TEST_DATABASE_URL"] ??
  "postgres://postgres@127.0.0.1:5432/postgres";

const problem = await ask("select 1").then(
  () => undefined,
  (error: unknown) => String(error),
);
const isSkipped = problem !== undefined && process.env["CI"] !== "true";

/** Tests that need a PostgreSQL. */
export function describePostgres(name: string, tests: () => void): void {
  if (isSkipped)
    console.log(`SKIPPED: ${name}: no PostgreSQL at ${serverUrl}.`);
  const run = isSkipped ? describe.skip : describe;
  run(name, tests);
}

/** The address of an empty database, for one test. */
export async function testDatabase(): Promise<string> {
  const { url, drop } = await makeDatabase();
  onTestFinished(drop);
  return url;
}

/** The address of an empty database, for all tests of a file; made when it is first asked for. */
export function sharedDatabase(): () => Promise<string> {
  let made: ReturnType<typeof makeDatabase> | undefined;
  afterAll(async () => (await made)?.drop());
  return async () => (await (made ??= makeDatabase())).url;
}

/** One statement on a connection of its own. */
export async function ask<Row>(
  sql: string,
  url = serverUrl,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows as Row[];
  } finally {
    await client.end();
  }
}

async function makeDatabase() {
  const name = `stolik_test_${randomBytes(6).toString("hex")}`;
  await ask(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await ask(`drop database ${name} with (force)`);
    },
  };
}
