/** A peer's server under measurement, in a process of its own: says where it listens, and what it spent when asked. */

import { flatFiles, postgres, serveBoardgame } from "./boardgame.ts";
import { serveColyseus } from "./colyseus.ts";
import { serveRelay } from "./relay.ts";

const servers: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  "boardgame-memory": () => serveBoardgame(),
  "boardgame-files": (folder) => serveBoardgame(flatFiles(folder)),
  "boardgame-postgres": () =>
    serveBoardgame(postgres(process.env["DATABASE_URL"] ?? "")),
  colyseus: serveColyseus,
  relay: serveRelay,
};

const [name = "", folder = ""] = process.argv.slice(2);
const url = await servers[name]?.(folder);

process.on("message", (question) => {
  if (question === "stop") process.exit(0);
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage().rss });
});
process.send?.({ url });
