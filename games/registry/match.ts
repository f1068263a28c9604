/** Matches played by bots and random players alone: for simulations, the arena and records. */

import {
  askBot,
  botSeed,
  extendRecord,
  fastRandom,
  levels,
  makeHeader,
  makeQuestion,
  matchKey,
  openRecord,
  randomMove,
  runMatch,
  toldTo,
} from "@stolik/kernel";
import type {
  Chooser,
  GameRecord,
  Level,
  MatchResult,
  Seat,
  Watcher,
} from "@stolik/kernel";
import type { Entry } from "./entry.ts";

/** Who plays a seat: a bot of some level, or chance. */
export const automata = ["random", ...levels] as const;
export type Automaton = "random" | Level;

export interface MatchPlan {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Uint8Array;
  /** One for each seat. */
  readonly players: readonly Automaton[];
  /** How many milliseconds a bot may think. */
  readonly budget: number;
}

export function playMatch(
  { game, bot }: Entry,
  plan: MatchPlan,
  watch?: Watcher<unknown, unknown, unknown>,
): MatchResult {
  const key = matchKey(plan.seed, noEntropy(plan.seats));
  const heard: unknown[][] = plan.players.map(() => []);
  let seq = -1;
  const choosers = plan.players.map(chooserFor);
  const hasBots = plan.players.some((player) => player !== "random");
  const deal = { seats: plan.seats, options: plan.options, key };
  return runMatch(game, deal, choosers, hasBots ? listen : watch);

  function listen(
    ...[state, told, played]: Parameters<Watcher<unknown, unknown, unknown>>
  ): void {
    watch?.(state, told, played);
    seq += 1;
    for (const [seat, events] of heard.entries())
      events.push(...toldTo(told, seat));
  }

  function chooserFor(
    player: Automaton,
    seat: Seat,
  ): Chooser<unknown, unknown> {
    if (player === "random") {
      const random = fastRandom(botSeed(key, seat));
      return (state) => randomMove(game, state, seat, random);
    }
    const { budget } = plan;
    return (state) => {
      const told = heard[seat] ?? [];
      const asked = { seq, state, seat, told, level: player, budget };
      return askBot(bot, makeQuestion(game, key, asked)).move;
    };
  }
}

/** The same match, written down. */
export function recordMatch(entry: Entry, plan: MatchPlan): GameRecord {
  const { game } = entry;
  const { seats, options, seed } = plan;
  const header = makeHeader(game, {
    seats,
    options,
    seed,
    entropy: noEntropy(seats),
  });
  let record: GameRecord | undefined;
  playMatch(entry, plan, (state, _, played) => {
    record =
      record && played
        ? extendRecord(
            record,
            { type: "move", ...played },
            state,
            game.outcome(state),
          )
        : openRecord(header, state);
  });
  if (!record) throw new Error(`${game.id} was never dealt.`);
  return record;
}

function noEntropy(seats: number): string[] {
  return Array.from({ length: seats }, () => "");
}
