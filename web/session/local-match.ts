/** A match on this device, in memory: rules and bots around the record of what was played. */

import {
  askBot,
  begin,
  heardBy,
  makeHeader,
  nextBot,
  ok,
  openRecorded,
  questionFor,
  recordEntry,
} from "@stolik/kernel";
import type {
  AnyBot,
  AnyGame,
  BotTurn,
  Match,
  Result,
  Seat,
} from "@stolik/kernel";
import type { LocalSetup, Saved } from "./local-messages.ts";
import { eyes, peopleOf, waitsFor } from "./seats-here.ts";
import type { ShownMatch, ShownOrigin } from "./session.ts";

const THINKING = 600;

export interface Rules {
  readonly game: AnyGame;
  readonly bot: AnyBot;
}

export interface LocalMatch extends Omit<Saved, "left"> {
  readonly bot: AnyBot;
  readonly match: Match;
  /** The match that this one continues; undefined: none. */
  readonly origin?: ShownOrigin | undefined;
}

export function beginMatch(
  { game, bot }: Rules,
  { players, options: wanted }: LocalSetup,
  seed: Uint8Array,
): Result<LocalMatch> {
  const seats = players.length;
  const options = game.parseOptions(wanted, seats);
  if (!options.ok) return options;
  const header = makeHeader(game, {
    seats,
    options: options.value,
    seed,
    entropy: players.map(() => ""),
  });
  const dealt = begin(game, header);
  if (!dealt.ok) return dealt;
  return ok({ bot, players, ...openRecorded(dealt.value) });
}

/** What is kept of it between visits. */
export function savedOf(local: LocalMatch): Saved {
  const { record, players, match, source } = local;
  const { position, told } = match;
  return { record, players, left: { state: position.state, told }, source };
}

/** The same match, played on by these rules. */
export function withRules(local: LocalMatch, { game, bot }: Rules): LocalMatch {
  return { ...local, bot, match: { ...local.match, game } };
}

export function playMove(
  local: LocalMatch,
  seat: Seat,
  move: unknown,
): Result<LocalMatch> {
  const next = recordEntry(local, { type: "move", seat, move });
  return next.ok ? ok({ ...local, ...next.value }) : next;
}

export function botToMove({ match, players }: LocalMatch): BotTurn | undefined {
  return nextBot(match.game, match.position.state, players);
}

export function chooseForBot(
  { match, bot, players }: LocalMatch,
  seat: Seat,
): unknown {
  const player = players[seat];
  if (player?.type !== "bot") throw new Error(`Seat ${seat} is no bot's.`);
  return askBot(bot, questionFor(match, seat, player.level, THINKING)).move;
}

/** The match as this page may see it while somebody holds the screen. */
export function matchFor(
  { match, players }: LocalMatch,
  id: string,
  holder: Seat | null,
): ShownMatch {
  const { game, position } = match;
  const { seq, state } = position;
  const toMove = game.toMove(state);
  const seat = eyes(players, toMove, holder);
  return {
    id,
    seq,
    view: game.view(state, seat),
    seat,
    players,
    heard: heardBy(match, seat),
    toMove,
    outcome: game.outcome(state),
    canMove: seat !== null && toMove.includes(seat),
    refusal: undefined,
    isShared: peopleOf(players).length > 1,
    handTo: waitsFor(players, toMove, seat),
  };
}
