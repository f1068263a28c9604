/** `stolik serve` as a process of its own: where it listens, and that a start that fails ends and frees what it held. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@stolik/server";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";

const child = fileURLToPath(new URL("serve-child.ts", import.meta.url));
const SERVED = /Stolik is served on http:\/\/localhost:(\d+)/;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stolik-serve-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("a port in use: named, it ends with one line and exit 1; else the next free one is taken and said", async () => {
  const port = await taken(0);
  const named = stolik(join(folder, "named"), ["--port", String(port)]);
  // If somebody else's server is there, it serves as well.
  await taken(8080).catch(() => 8080);
  const free = stolik(join(folder, "free"), []);

  expect(await named.ended).toBe(1);
  expect(named.said()).toContain(`stolik: port ${port} is in use`);
  expect(named.said()).not.toMatch(SERVED);

  await free.says(SERVED);
  expect(free.said()).toContain("Port 8080 is in use");
  const found = Number(SERVED.exec(free.said())?.[1]);
  expect(found).toBeGreaterThan(8080);
  const { status } = await fetch(`http://127.0.0.1:${found}/api/me`);
  expect(status).toBe(401);
  await expect(
    serve({ port: 0, dataFolder: join(folder, "free") }),
  ).rejects.toThrow("in use by another server");
  free.stop();
  expect(await free.ended).toBe(0);
}, 60_000);

it("a store's thread that dies ends the process, and the folder is free", async () => {
  const program = stolik(folder, ["--port", "0"]);
  await program.says(SERVED);
  program.loseThreads();
  expect(await program.ended).toBe(1);
  expect(program.said()).toContain("its store is lost: ");
  const again = await serve({ port: 0, dataFolder: folder });
  await again.close();
}, 60_000);

it("an empty PORT or HOST is none", async () => {
  const program = stolik(folder, [], { PORT: "", HOST: "" });
  await program.says(SERVED);
  program.stop();
  expect(await program.ended).toBe(0);
}, 60_000);

it("whatever fails at the start frees what was opened before it", async () => {
  const port = await taken(0);
  await expect(serve({ port, dataFolder: folder })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await expect(
    serve({ port: 0, dataFolder: folder, trustProxy: ["nonsense"] }),
  ).rejects.toThrow("invalid IP address: nonsense");
  await expect(
    serve({ port: 0, dataFolder: folder, requestTimeout: -1 }),
  ).rejects.toThrow("headersTimeout");
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(serve({ port: 0, dataFolder: file })).rejects.toThrow("EEXIST");
  const server = await serve({ port: 0, dataFolder: folder });
  await server.close();
});

/** The port, which somebody else listens on until the test is over. */
async function taken(port: number): Promise<number> {
  const other: Server = createServer();
  await new Promise<void>((resolve, reject) => {
    other.once("error", reject);
    other.listen(port, "127.0.0.1", resolve);
  });
  onTestFinished(() => void other.close());
  const address = other.address();
  if (address === null || typeof address === "string")
    throw new Error("It listens on no port.");
  return address.port;
}

function stolik(
  data: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
) {
  const { PORT: _port, ...env } = process.env;
  const program = spawn(
    process.execPath,
    ["--import", "tsx", child, "serve", "--data", data, ...args],
    {
      env: { ...env, HOST: "127.0.0.1", ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  onTestFinished(() => void program.kill("SIGKILL"));
  let text = "";
  const heard = new Set<() => void>();
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (data: Buffer) => {
      text += data.toString();
      for (const listen of heard) listen();
    });
  const ended = new Promise<number | null>((resolve) => {
    program.on("close", resolve);
  });
  return {
    ended,
    said: () => text,
    stop: () => program.kill("SIGTERM"),
    loseThreads: () => program.kill("SIGUSR2"),
    says: (pattern: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const listen = () => {
          if (pattern.test(text)) resolve();
        };
        heard.add(listen);
        void ended.then(() => reject(new Error(`It ended:\n${text}`)));
        listen();
      }),
  };
}
