/** `stolik serve`: the server, until it is told to stop. */

import { fileURLToPath } from "node:url";
import { serve } from "@stolik/server";
import type { ServeOptions, Server } from "@stolik/server";
import { BadArgument, readArguments, wholeNumber } from "../arguments.ts";
import { serveUsage } from "../usage.ts";

const DEFAULT_PORT = 8080;
const LAST_PORT = 65_535;
/** How many are tried where nobody named one. */
const PORTS_TRIED = 20;
/** Two folders up from here, and as many from the bundle. */
const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

export async function serveCommand(argv: readonly string[]): Promise<number> {
  const { words, options, isHelp } = readArguments(argv, [
    "port",
    "host",
    "data",
  ]);
  if (isHelp) {
    console.log(serveUsage);
    return 0;
  }
  if (words.length > 0) throw new BadArgument(`What is "${words[0]}"?`);
  const named = options["port"] ?? (process.env["PORT"] || undefined);
  const port = wholeNumber(named, "port", {
    min: 0,
    max: LAST_PORT,
    otherwise: DEFAULT_PORT,
  });
  const host = options["host"] ?? (process.env["HOST"] || "0.0.0.0");
  const dataFolder = options["data"] ?? "data";
  if (options["data"] !== undefined && process.env["DATABASE_URL"])
    console.log("--data is not used: DATABASE_URL names the database.");
  const stopped = signalled();
  const server = await open(
    { port, host, dataFolder, webFolder: WEB_FOLDER },
    named === undefined ? PORTS_TRIED : 1,
  );
  if (!server) return 1;
  console.log(
    `Stolik is served on http://localhost:${new URL(server.url).port}`,
  );
  for (const address of server.addresses)
    console.log(`Other devices in the same network find it on ${address}`);
  console.log("Ctrl+C stops it; nothing is lost.");
  const why = await Promise.race([stopped, server.lost]);
  if (why)
    console.error(
      `stolik: the server ends, because its store is lost: ${why.message}`,
    );
  const code = await close(server);
  return why ? 1 : code;
}

/** Waiting for something that hangs would keep the process alive, so it ends without waiting. */
async function close(server: Server): Promise<number> {
  try {
    await server.close();
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`stolik: ${message} What was acknowledged is kept.`);
    return process.exit(1);
  }
}

/** What stands in the way (a port in use, a folder in use) is one clear line; of a port in use, the next may be tried. */
async function open(
  options: ServeOptions,
  attempts: number,
): Promise<Server | undefined> {
  const { port } = options;
  try {
    return await serve(options);
  } catch (error) {
    const isBusy =
      error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (isBusy && attempts > 1) {
      console.log(`Port ${port} is in use, so the next one is tried.`);
      return open({ ...options, port: port + 1 }, attempts - 1);
    }
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      isBusy
        ? `stolik: port ${port} is in use; PORT=… chooses another.`
        : `stolik: ${message}`,
    );
    return undefined;
  }
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}
