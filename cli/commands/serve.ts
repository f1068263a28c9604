/** `stolik serve`: the server, until it is told to stop. */

import { fileURLToPath } from "node:url";
import { serve } from "@stolik/server";
import type { Server } from "@stolik/server";
import { BadArgument, readArguments, wholeNumber } from "../arguments.ts";
import { serveUsage } from "../usage.ts";

const DEFAULT_PORT = 8080;
const LAST_PORT = 65_535;
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
  const port = wholeNumber(options["port"] ?? process.env["PORT"], "port", {
    min: 0,
    max: LAST_PORT,
    otherwise: DEFAULT_PORT,
  });
  const host = options["host"] ?? process.env["HOST"] ?? "0.0.0.0";
  const stopped = signalled();
  const server = await open(port, host, options["data"] ?? "data");
  if (!server) return 1;
  console.log(
    `Stolik is served on http://localhost:${new URL(server.url).port}`,
  );
  for (const address of server.addresses)
    console.log(`Other devices in the same network find it on ${address}`);
  console.log("Ctrl+C stops it; nothing is lost.");
  await stopped;
  await server.close();
  return 0;
}

/** What stands in the way (a port in use, a folder in use) is one clear line. */
async function open(
  port: number,
  host: string,
  dataFolder: string,
): Promise<Server | undefined> {
  try {
    return await serve({ port, host, dataFolder, webFolder: WEB_FOLDER });
  } catch (error) {
    const isBusy =
      error instanceof Error && "code" in error && error.code === "EADDRINUSE";
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
