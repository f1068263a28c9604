/** What a server says before it starts, where it is told of a database or a Redis that it cannot use. */

import { expect, it } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { versionProblem } from "../store/postgres/migrate.ts";
import { openPostgres } from "../store/postgres/postgres.ts";

it("one process on SQLite is what nobody has to ask for", () => {
  const { databaseUrl, redisUrl } = readSettings({}, {});
  expect([databaseUrl, redisUrl]).toEqual([undefined, undefined]);
});

it.each([
  ["DATABASE_URL", "mysql://root:secret@localhost/x", "postgres:"],
  ["DATABASE_URL", "secret", "postgres:"],
  ["REDIS_URL", "http://:secret@localhost", "redis:"],
])("%s=%s is refused without being repeated", (name, value, protocol) => {
  const read = () => readSettings({ [name]: value }, {});
  expect(read).toThrow(`${name}: takes an address such as ${protocol}//`);
  expect(read).not.toThrow("secret");
});

it("Redis needs a database that nodes share", () => {
  const env = { REDIS_URL: "redis://127.0.0.1:6379" };
  expect(() => readSettings(env, {})).toThrow("REDIS_URL needs DATABASE_URL");
});

it("PostgreSQL is 15 or newer", () => {
  expect(versionProblem("14.9", 140_009)).toBe(
    "PostgreSQL 15 or newer is needed, and this is 14.9.",
  );
  expect(versionProblem("15.0", 150_000)).toBeUndefined();
});

it("a database that cannot be reached is one clear line", async () => {
  const url = "postgres://nobody@127.0.0.1:1/nothing";
  await expect(openPostgres({ url })).rejects.toThrow(
    /^PostgreSQL does not serve: .*ECONNREFUSED.*$/,
  );
});
