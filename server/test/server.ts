/** A server for one test: any free port, a folder of its own, bots in a hurry, and what it logged. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import fastify from "fastify";
import type { FastifyBaseLogger } from "fastify";
import { onTestFinished } from "vitest";
import { serve } from "../index.ts";
import type { ServeOptions, Server } from "../index.ts";
import { unlimited } from "./unlimited.ts";

export interface TestServer extends Server {
  readonly folder: string;
  readonly lines: Record<string, unknown>[];
}

export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "stolik-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function testServer(
  options: Partial<ServeOptions> = {},
): Promise<TestServer> {
  const folder = options.dataFolder ?? testFolder();
  const lines: Record<string, unknown>[] = [];
  const server = await serve({
    port: 0,
    botDelay: 0,
    botBudget: 20,
    botWorkers: 1,
    ...unlimited,
    logger: loggerInto(lines),
    ...options,
    dataFolder: folder,
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close());
  onTestFinished(close);
  return { ...server, close, folder, lines };
}

function loggerInto(lines: Record<string, unknown>[]): FastifyBaseLogger {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return fastify({ logger: { level: "info", stream } }).log;
}
