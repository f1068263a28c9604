/** Stolik under measurement: the built server in processes of its own, alone on SQLite or as nodes on one PostgreSQL. */

import { findGame } from "@stolik/games/node";
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { heapFlags } from "../scripts/heap.mjs";
import type { Contender } from "./measure.ts";
import { newTable, playTable, seatPair } from "./server-table.ts";

/** What the nodes share, by their addresses; a server that shares nothing keeps its tables in SQLite. */
export interface Shared {
  readonly database?: string;
  readonly redis?: string;
}

/** Everybody comes from one address and plays as fast as they can, so what one address may do is raised. */
const RAISED = {
  STOLIK_GUESTS_PER_MINUTE: "1000000",
  STOLIK_TABLES_PER_MINUTE: "1000000",
  STOLIK_TABLES_PER_GUEST: "1000000",
  STOLIK_REQUESTS_PER_MINUTE: "1000000000",
  STOLIK_CONNECTIONS_PER_ADDRESS: "1000000",
  STOLIK_FRAMES_PER_SECOND: "1000000",
  STOLIK_ADDRESS_FRAMES_PER_SECOND: "1000000",
};

const OWN_TREE = fileURLToPath(new URL("..", import.meta.url));

export const stolik = stolikNodes(1);

/** `tree` is another built checkout. */
export function stolikNodes(
  count: number,
  shared: Shared = {},
  tree?: string,
): Contender {
  return {
    start: (folder) =>
      Array.from({ length: count }, () => startNode(folder, shared, tree)),
    async seat(urls, index) {
      const entry = findGame("nsoe");
      if (!entry) throw new Error("There is no nsoe.");
      const players = await seatPair(urls, index);
      const first = await newTable(entry.game.id, players);
      return {
        play: (tally, given) =>
          playTable(entry.game, players, first, index, tally, given),
        leave() {
          for (const { socket } of players) socket.terminate();
        },
      };
    },
  };
}

export function startNode(
  folder: string,
  { database = "", redis = "" }: Shared = {},
  tree?: string,
): ChildProcess {
  const file = path.join(tree ?? OWN_TREE, "bench/server-process.mjs");
  const profile = process.env["BENCH_PROFILE"];
  return fork(file, [folder], {
    // The built server runs as it does for people: by Node alone, as `npm start` has it.
    execArgv: [
      ...(tree === undefined ? heapFlags() : flagsOf(tree)),
      ...(profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : []),
    ],
    env: {
      ...process.env,
      ...RAISED,
      DATABASE_URL: database,
      REDIS_URL: redis,
      STOLIK_LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** What `npm start` gives Node in another checkout; older ones have it in their package.json. */
function flagsOf(tree: string): readonly string[] {
  const [file = ""] = ["scripts/heap.mjs", "package.json"]
    .map((name) => path.join(tree, name))
    .filter(existsSync);
  return (
    readFileSync(file, "utf8").match(/--(?:no-[a-z-]+|[a-z-]+=\d+)/g) ?? []
  );
}
