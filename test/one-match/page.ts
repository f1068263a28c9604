/** A match as the worker of a page plays it, and what the page shows to each viewer. */

import type { Entry } from "../../games/registry/index.ts";
import { seedToHex } from "../../kernel/index.ts";
import type { BotTurn, Player, Seat, Viewer } from "../../kernel/index.ts";
import {
  beginMatch,
  botToMove,
  chooseForBot,
  matchFor,
  playMove,
  savedOf,
} from "../../web/session/local-match.ts";
import type { LocalMatch } from "../../web/session/local-match.ts";
import { resumeMatch } from "../../web/session/resume-match.ts";
import { overheard } from "./seen.ts";
import type { Asked, Seen } from "./seen.ts";

export const ala = {
  type: "person",
  name: "Ala",
  isOnline: true,
} as const satisfies Player;
export const ada = {
  type: "bot",
  name: "Ada",
  level: 1,
} as const satisfies Player;

export interface Local {
  readonly now: () => LocalMatch;
  /** What bots were asked, move by move. */
  readonly asked: readonly Asked[];
  play(seat: Seat, move: unknown): void;
  /** The bot that is next. */
  next(): BotTurn | undefined;
  /** Whichever bot is next is asked, and its move is played. */
  letBotMove(): void;
  seenBy(viewer: Viewer): Seen;
  /** The match as a later visit reads it. */
  readAnew(): LocalMatch;
}

export function deal(
  { game, bot }: Entry,
  seed: Uint8Array,
  players: readonly Player[],
): Local {
  const listening = overheard(bot);
  const rules = { game, bot: listening.bot };
  const setup = { game: game.id, options: {}, players, seed: seedToHex(seed) };
  const begun = beginMatch(rules, setup, seed);
  if (!begun.ok) throw new Error(begun.refusal.code);
  let now = begun.value;
  const play = (seat: Seat, move: unknown) => {
    const next = playMove(now, seat, move);
    if (!next.ok) throw new Error(next.refusal.code);
    now = next.value;
  };
  const next = () => botToMove(now);
  return {
    now: () => now,
    asked: listening.asked,
    play,
    next,
    letBotMove() {
      const turn = next();
      if (!turn) throw new Error("No bot is to move.");
      play(turn.seat, chooseForBot(now, turn.seat));
    },
    seenBy(viewer) {
      // A page shows what the only person at it sees; without one, what everybody may.
      const seated = players.map((_, seat) => (seat === viewer ? ala : ada));
      const looking = { ...now, players: seated };
      const { seq, view, heard } = matchFor(looking, "", null);
      return { seq, view, heard };
    },
    readAnew() {
      const resumed = resumeMatch(rules, savedOf(now));
      if (!resumed.ok) throw new Error(resumed.refusal.code);
      return resumed.value;
    },
  };
}
