/** Somebody fills the line of the bots: how long another person's weak bot takes to answer meanwhile. */

import { findGame } from "@stolik/games/node";
import { applyPatch, fastRandom, randomMove } from "@stolik/kernel";
import type { AnyGame } from "@stolik/kernel";
import type { ServerMessage, TableInfo } from "@stolik/server/protocol";
import { player, post } from "./server-table.ts";
import type { Player } from "./server-table.ts";

const TABLES = 59;
/** Its strong bots think as long as they may. */
const LONG = "journey";
/** How many tables one guest may host, and one socket may watch. */
const TABLES_EACH = 30;
const LASTS = 20_000;

/** First without the others, then beside them; all from one address. */
export async function starving(url: string): Promise<string> {
  const game = findGame("nsoe")?.game;
  const long = findGame(LONG)?.game;
  if (!game || !long) throw new Error("A game is missing.");
  const person = await player(url, "Ola");
  const alone = await answersOf(game, person);
  const others: Player[] = [];
  for (let index = 0; index < TABLES; index += 1) {
    if (index % TABLES_EACH === 0)
      others.push(await player(url, `Eve ${index}`));
    const other = others.at(-1);
    if (other) await strongBots(long, other);
  }
  let moves = 0;
  for (const { socket } of others)
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === "steps") moves += message.steps.length;
    });
  const beside = await answersOf(game, person);
  for (const { socket } of [person, ...others]) socket.terminate();
  return `a weak bot answers ${alone} alone, ${beside} while they make ${moves} moves`;
}

/** A table of strong bots alone, watched, so that they do not pause. */
async function strongBots(game: AnyGame, host: Player): Promise<void> {
  const bot = { type: "bot", level: 3 } as const;
  const seats = Array.from({ length: game.seats.max }, () => bot);
  const table = await started(game, host, seats);
  host.socket.send(JSON.stringify({ v: 1, type: "watch", table }));
}

async function started(
  { id: game }: AnyGame,
  host: Player,
  seats: readonly object[],
): Promise<string> {
  const body = { game, options: {}, seats };
  const { text } = await post(host, "/api/tables", body);
  const { id } = JSON.parse(text) as TableInfo;
  await post(host, `/api/tables/${id}/start`, {});
  return id;
}

/** How long the bot took after each of the person's turns, in words. */
async function answersOf(game: AnyGame, person: Player): Promise<string> {
  const waits: number[] = [];
  const until = performance.now() + LASTS;
  for (let index = 0; performance.now() < until; index += 1)
    await playWith(game, person, index, until, waits);
  const sorted = waits.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  return `in ${Math.round(median)} ms, at most ${Math.round(longest)} ms (${sorted.length} times)`;
}

async function playWith(
  game: AnyGame,
  person: Player,
  index: number,
  until: number,
  waits: number[],
): Promise<void> {
  const { socket } = person;
  const seats = [{ type: "me" }, { type: "bot", level: 1 }];
  const table = await started(game, person, seats);
  const random = fastRandom(index + 1);
  let view: unknown;
  let seq = -1;
  let waitsSince: number | undefined;

  return new Promise((resolve) => {
    const finish = () => {
      socket.off("message", hear);
      socket.send(JSON.stringify({ v: 1, type: "unwatch", table }));
      resolve();
    };
    const see = () => {
      if (waitsSince !== undefined) waits.push(performance.now() - waitsSince);
      waitsSince = undefined;
      const toMove = game.toMove(view);
      if (toMove.length === 0 || performance.now() > until) return finish();
      if (!toMove.includes(0)) return void (waitsSince = performance.now());
      const move = randomMove(game, view, 0, random);
      const message = { v: 1, type: "move", table, id: `${seq}`, seq, move };
      socket.send(JSON.stringify(message));
    };
    const hear = (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (!("table" in message) || message.table !== table) return;
      if (message.type === "view") {
        ({ seq, view } = message);
        see();
      }
      if (message.type !== "steps") return;
      for (const step of message.steps) {
        ({ seq } = step);
        if (step.patch) view = applyPatch(view, step.patch);
      }
      see();
    };
    socket.on("message", hear);
    socket.send(JSON.stringify({ v: 1, type: "watch", table }));
  });
}
