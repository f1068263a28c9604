/** A match on this device, in memory: rules and bots around the record of what was played. */

import {
  botSeed,
  dealCheck,
  fastRandom,
  makeHeader,
  matchKey,
  moveCheck,
  ok,
  parseSeed,
  play,
  replay,
  start,
  toldTo,
} from "@stolik/kernel";
import type {
  AnyBot,
  AnyGame,
  GameRecord,
  Heard,
  Result,
  Seat,
  Step,
} from "@stolik/kernel";
import { eyes, peopleOf, waitsFor } from "./local-messages.ts";
import type { LocalSetup, Saved } from "./local-messages.ts";
import type { Match } from "./session.ts";

const THINKING = 600;

export interface Rules {
  readonly game: AnyGame;
  readonly bot: AnyBot;
}

export interface LocalMatch extends Saved {
  readonly rules: Rules;
  readonly steps: readonly Step<unknown, unknown>[];
}

export function beginMatch(
  rules: Rules,
  setup: LocalSetup,
  seed: Uint8Array,
): Result<LocalMatch> {
  const { players } = setup;
  const seats = players.length;
  const options = rules.game.parseOptions(setup.options, seats);
  if (!options.ok) return options;
  const entropy = players.map(() => "");
  const header = makeHeader(rules.game, {
    seats,
    options: options.value,
    seed,
    entropy,
  });
  const first = start(rules.game, {
    seats,
    options: options.value,
    key: matchKey(seed, entropy),
  });
  const deal = dealCheck(header, first.position.state);
  const record = { ...header, deal, moves: [] };
  return ok({ rules, players, record, steps: [first] });
}

/** A saved match goes on only where today's rules replay it move by move. */
export function resumeMatch(rules: Rules, saved: Saved): Result<LocalMatch> {
  const replayed = replay(rules.game, saved.record);
  if (!replayed.ok) return replayed;
  return ok({ rules, ...saved, steps: replayed.value.steps });
}

export function playMove(
  match: LocalMatch,
  seat: Seat,
  move: unknown,
): Result<LocalMatch> {
  const { game } = match.rules;
  const { record } = match;
  const step = play(game, keyOf(record), lastOf(match).position, seat, move);
  if (!step.ok) return step;
  const { state } = step.value.position;
  const before = record.moves.at(-1)?.check ?? record.deal;
  const row = { seat, move, check: moveCheck(before, seat, move, state) };
  const outcome = game.outcome(state);
  return ok({
    ...match,
    steps: [...match.steps, step.value],
    record: {
      ...record,
      moves: [...record.moves, row],
      ...(outcome ? { outcome } : {}),
    },
  });
}

/** The bot that moves next, and how many milliseconds it leaves to people to interrupt. */
export function botToMove(
  match: LocalMatch,
): { readonly seat: Seat; readonly wait: number } | undefined {
  const { game } = match.rules;
  const { state } = lastOf(match).position;
  const isSeatOfPerson = (seat: Seat) => match.players[seat]?.type === "person";
  const [next] = toMove(match)
    .filter((seat) => match.players[seat]?.type === "bot")
    .map((seat) => ({
      seat,
      wait:
        1000 *
        (game.patience?.(game.view(state, seat), seat, isSeatOfPerson) ?? 0),
    }))
    .toSorted((one, other) => one.wait - other.wait);
  return next;
}

/** The bot is asked with its own view and what its seat was told, as everywhere. */
export function askBot(match: LocalMatch, seat: Seat): unknown {
  const { game, bot } = match.rules;
  const player = match.players[seat];
  if (player?.type !== "bot") throw new Error(`Seat ${seat} is no bot's.`);
  const { seq, state } = lastOf(match).position;
  const character = botSeed(keyOf(match.record), seat);
  return bot.choose({
    view: game.view(state, seat),
    seat,
    told: heardBy(match, seat).flatMap(({ events }) => events),
    level: player.level,
    budget: THINKING,
    character,
    random: fastRandom(character ^ Math.imul(seq, 0x9e3779b1)),
  }).move;
}

/** The match as this page may see it while somebody holds the screen. */
export function matchFor(
  match: LocalMatch,
  id: string,
  holder: Seat | null,
): Match {
  const { game } = match.rules;
  const { seq, state } = lastOf(match).position;
  const seats = toMove(match);
  const seat = eyes(match.players, seats, holder);
  return {
    id,
    seq,
    view: game.view(state, seat),
    seat,
    players: match.players,
    heard: heardBy(match, seat),
    toMove: seats,
    outcome: game.outcome(state),
    canMove: seat !== null && seats.includes(seat),
    refusal: undefined,
    isShared: peopleOf(match.players).length > 1,
    handTo: waitsFor(match.players, seats, seat),
  };
}

function heardBy(match: LocalMatch, seat: Seat | null): Heard<unknown>[] {
  return match.steps.map(({ told }, seq) => ({
    seq,
    events: toldTo(told, seat),
  }));
}

function toMove(match: LocalMatch): readonly Seat[] {
  return match.rules.game.toMove(lastOf(match).position.state);
}

function lastOf(match: LocalMatch): Step<unknown, unknown> {
  const last = match.steps.at(-1);
  if (!last) throw new Error("A match without a deal.");
  return last;
}

function keyOf(record: GameRecord): Uint8Array {
  const seed = parseSeed(record.seed);
  if (!seed) throw new Error("A record without a seed.");
  return matchKey(seed, record.entropy);
}
