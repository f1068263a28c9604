/** Two people at a peer's tables: the same driver for every peer, which only has to say how it begins a match and sends a move. */

import { fastRandom, randomMove } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { heapFlags } from "../../scripts/heap.mjs";
import type { Contender, Pair, Tally } from "../measure.ts";
import { game } from "./rules.ts";

/** Called by each seat for itself when it hears of a move, the match's `seq`-th. */
export type Hear = (seat: Seat, seq: number, view: () => unknown) => void;

export interface PeerMatch {
  /** After the deal. */
  readonly view: unknown;
  send(seat: Seat, move: unknown): void;
  end(): void;
}

export interface Clients {
  /** Both sit down at a new table. */
  begin(hear: Hear): Promise<PeerMatch>;
  close(): void;
}

/** `name` is the peer's server in `process.ts`. */
export function peer(
  name: string,
  connect: (url: string) => Promise<Clients>,
  database = "",
): Contender {
  return {
    start(folder) {
      const file = fileURLToPath(new URL("process.ts", import.meta.url));
      const server = fork(file, [name, folder], {
        // Peers are given what `npm start` gives its server.
        execArgv: ["--import", "tsx", ...heapFlags()],
        env: { ...process.env, NODE_ENV: "production", DATABASE_URL: database },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      return [server];
    },
    async seat([url = ""], index) {
      return pairOf(await connect(url), fastRandom(index));
    },
  };
}

async function pairOf(clients: Clients, random: Random): Promise<Pair> {
  const first = await sit(clients);
  return {
    async play(tally, given) {
      await playMatch(first, random, tally, given);
      while (!tally.isOver)
        await playMatch(await sit(clients), random, tally, Infinity);
    },
    leave: () => clients.close(),
  };
}

/** A match that nobody has begun to play. */
interface Table {
  readonly match: PeerMatch;
  listen(hear: Hear): void;
}

async function sit(clients: Clients): Promise<Table> {
  let heard: Hear = () => {};
  const match = await clients.begin((...news) => heard(...news));
  return {
    match,
    listen(hear) {
      heard = hear;
    },
  };
}

async function playMatch(
  { match, listen }: Table,
  random: Random,
  tally: Tally,
  most: number,
): Promise<void> {
  let moves = 0;
  /** Who made each move, and when it was sent. */
  const made: { readonly mover: Seat; readonly sent: number }[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const next = (view: unknown) => {
    const [mover] = game.toMove(view);
    if (mover === undefined || moves >= most || tally.isOver) return finish();
    moves += 1;
    const move = randomMove(game, view, mover, random);
    tally.turn(() => {
      made[moves] = { mover, sent: performance.now() };
      match.send(mover, move);
    });
  };

  listen((seat, seq, view) => {
    const heard = made[seq];
    if (!heard) return;
    const wait = performance.now() - heard.sent;
    if (seat !== heard.mover) {
      if (tally.isCounting) tally.shown.push(wait);
      return;
    }
    if (seq !== moves) return;
    // A move is acknowledged when its own player hears of it.
    if (tally.isCounting) {
      tally.moves += 1;
      tally.latencies.push(wait);
    }
    next(view());
  });
  next(match.view);
  await finished;
  match.end();
}
