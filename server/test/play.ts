/** Playing by random legal moves, chosen from the view alone. */

import { findGame } from "@stolik/games/node";
import { fastRandom, randomMove } from "@stolik/kernel";
import type { AnyGame, Random } from "@stolik/kernel";
import type { ServerMessage } from "../protocol/protocol.ts";
import type { Page } from "./client.ts";

type Accepted = Extract<ServerMessage, { type: "accepted" }>;
type Refused = Extract<ServerMessage, { type: "refused" }>;

export function nsoe(): AnyGame {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("There is no nsoe.");
  return entry.game;
}

export function isAnswer(id: string) {
  return (message: ServerMessage): message is Accepted | Refused =>
    (message.type === "accepted" || message.type === "refused") &&
    message.id === id;
}

export function isRefused(message: ServerMessage): message is Refused {
  return message.type === "refused";
}

/** Sends a move and waits for its answer. */
export async function sendMove(
  page: Page,
  table: string,
  id: string,
  move: unknown,
  seq = page.seq,
): Promise<Accepted | Refused> {
  const answered = page.until(isAnswer(id));
  page.send({ v: 1, type: "move", table, id, seq, move });
  return answered;
}

/** Plays until the end, or for so many moves; pages by their seat, undefined where a bot sits. */
export async function playOn(
  game: AnyGame,
  table: string,
  pages: readonly (Page | undefined)[],
  limit = Infinity,
  random: Random = fastRandom(1),
): Promise<number> {
  const watcher = pages.find((page) => page !== undefined);
  if (!watcher) throw new Error("Nobody is watching.");
  let played = 0;
  while (played < limit) {
    const [seat] = game.toMove(watcher.view);
    if (seat === undefined) break;
    const page = pages[seat];
    const { seq } = watcher;
    if (page) {
      await page.when(() => page.seq >= seq);
      const move = randomMove(game, page.view, seat, random);
      const answer = await sendMove(page, table, `move-${seq}`, move, seq);
      if (answer.type === "refused")
        throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
      played += 1;
    }
    await watcher.when(() => watcher.seq > seq);
  }
  return played;
}
