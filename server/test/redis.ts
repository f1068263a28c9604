/** A Redis for tests: a prefix of their own, and connections that can be cut. Without a server the tests are skipped, and in CI they fail. */

import { randomBytes } from "node:crypto";
import { createClient } from "redis";
import { describe } from "vitest";

export const redisUrl =
  process.env["STOLIK_TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";

const problem = await askRedis("PING").then(
  () => undefined,
  (error: unknown) => String(error),
);
const isSkipped = problem !== undefined && process.env["CI"] !== "true";

/** Tests that need a Redis. */
export function describeRedis(name: string, tests: () => void): void {
  if (isSkipped) console.log(`SKIPPED: ${name}: no Redis at ${redisUrl}.`);
  const run = isSkipped ? describe.skip : describe;
  run(name, tests);
}

export function testPrefix(): string {
  return `stolik-test-${randomBytes(6).toString("hex")}`;
}

/** Cuts the connections of that name. */
export async function cutRedis(name: string): Promise<void> {
  const list = String(await askRedis("CLIENT", "LIST"));
  for (const line of list.split("\n")) {
    const [, id] = /^id=(\d+) /.exec(line) ?? [];
    if (id !== undefined && line.includes(` name=${name} `))
      await askRedis("CLIENT", "KILL", "ID", id);
  }
}

async function askRedis(...command: string[]): Promise<unknown> {
  const client = createClient({
    url: redisUrl,
    socket: { reconnectStrategy: false },
  });
  client.on("error", () => {});
  await client.connect();
  try {
    return await client.sendCommand(command);
  } finally {
    client.destroy();
  }
}
