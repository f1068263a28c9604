/** Rules without a server: random matches of nsoe in one thread, bare, through our kernel, and in boardgame.io's headless client. */

import { playMatch } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import {
  fastRandom,
  play,
  randomMove,
  seedFrom,
  silentTurn,
  start,
} from "@stolik/kernel";
import { createRequire } from "node:module";
import { whole } from "../measure.ts";
import { boardgame } from "./boardgame.ts";
import { deal, game, options, SEATS } from "./rules.ts";

/** Plays one match and says how many moves it had. */
type Player = (match: number) => number;

interface ClientPackage {
  Client(options: object): {
    readonly moves: Readonly<Record<string, (move: unknown) => void>>;
    start(): void;
    stop(): void;
    getState(): { readonly G: unknown };
    updatePlayerID(id: string): void;
  };
}

const ROUNDS = 5;
/** Microseconds of processor time: what other work on the machine takes does not count. */
const ROUND = 500_000;

const require = createRequire(import.meta.url);

/** Medians of rounds, all ways in turn. */
export function rulesAlone(): void {
  const ways: readonly (readonly [string, Player])[] = [
    ["bare functions, in place", bare],
    ["our kernel, in place (bots, simulations)", inPlace],
    ["our kernel, checked, copied, frozen (server)", checked],
    ["boardgame.io's headless client", headless()],
  ];
  for (const [, way] of ways) rate(way); // warms up
  const rates: number[][] = ways.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, [, way]] of ways.entries())
      rates[index]?.push(rate(way));
  const medians = rates.map((all) => median(all));
  const [fastest = 0] = medians;
  for (const [index, [title]] of ways.entries()) {
    const moves = medians[index] ?? 0;
    const times = fastest / moves;
    console.log(
      `${title.padEnd(46)}${whole(moves).padStart(11)} moves/s  ${times.toFixed(times < 10 ? 1 : 0)} times the bare functions' time`,
    );
  }
}

function bare(match: number): number {
  const random = fastRandom(match);
  const turn = silentTurn(random);
  const state = deal(random);
  for (let moves = 0; ; moves += 1) {
    const [seat] = game.toMove(state);
    if (seat === undefined) return moves;
    game.apply(state, seat, randomMove(game, state, seat, random), turn);
  }
}

function inPlace(match: number): number {
  const entry = findGame(game.id);
  if (!entry) throw new Error(`There is no ${game.id}.`);
  return playMatch(entry, {
    seats: SEATS,
    options,
    seed: seedFrom(`alone ${match}`),
    players: ["random", "random"],
    budget: 0,
  }).moves;
}

function checked(match: number): number {
  const random = fastRandom(match);
  const key = seedFrom(`alone ${match}`);
  let { position } = start(game, { seats: SEATS, options, key });
  for (;;) {
    const [seat] = game.toMove(position.state);
    if (seat === undefined) return position.seq;
    const move = randomMove(game, position.state, seat, random);
    const played = play(game, key, position, seat, move);
    if (!played.ok) throw new Error(played.refusal.code);
    ({ position } = played.value);
  }
}

function headless(): Player {
  const { Client } = require("boardgame.io/client") as ClientPackage;
  const rules = boardgame();
  return (match) => {
    const random = fastRandom(match);
    const client = Client({ game: rules, numPlayers: SEATS, debug: false });
    client.start();
    for (let moves = 0; ; moves += 1) {
      const { G } = client.getState();
      const [seat] = game.toMove(G);
      if (seat === undefined) {
        client.stop();
        return moves;
      }
      client.updatePlayerID(`${seat}`);
      client.moves["play"]?.(randomMove(game, G, seat, random));
    }
  };
}

/** Moves in a second of the processor, in whole matches. */
function rate(way: Player): number {
  const began = process.cpuUsage();
  let moves = 0;
  for (let match = 0; ; match += 1) {
    moves += way(match);
    const { user, system } = process.cpuUsage(began);
    const spent = user + system;
    if (spent >= ROUND) return (1_000_000 * moves) / spent;
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
