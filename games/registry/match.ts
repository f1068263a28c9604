/** Matches played by bots and random players alone: for simulations, the arena and records. */

import {
  botSeed,
  dealCheck,
  fastRandom,
  levels,
  makeHeader,
  matchKey,
  moveCheck,
  randomMove,
  runMatch,
  toldTo,
} from "@stolik/kernel";
import type {
  Chooser,
  GameRecord,
  Level,
  Match,
  RecordedMove,
  Seat,
  Watcher,
} from "@stolik/kernel";
import type { Entry } from "./index.ts";

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
): Match {
  const key = matchKey(plan.seed, noEntropy(plan.seats));
  const heard: unknown[][] = plan.players.map(() => []);
  const choosers = plan.players.map((player, seat) =>
    chooserFor(player, seat, key),
  );
  const hasBots = plan.players.some((player) => player !== "random");
  const deal = { seats: plan.seats, options: plan.options, key };
  return runMatch(game, deal, choosers, hasBots ? listen : watch);

  function listen(
    ...[state, told, played]: Parameters<Watcher<unknown, unknown, unknown>>
  ): void {
    watch?.(state, told, played);
    for (const [seat, events] of heard.entries())
      events.push(...toldTo(told, seat));
  }

  function chooserFor(
    player: Automaton,
    seat: Seat,
    secret: Uint8Array,
  ): Chooser<unknown, unknown> {
    const character = botSeed(secret, seat);
    const random = fastRandom(character);
    if (player === "random")
      return (state) => randomMove(game, state, seat, random);
    return (state) =>
      bot.choose({
        view: game.view(state, seat),
        seat,
        told: heard[seat] ?? [],
        level: player,
        budget: plan.budget,
        character,
        random,
      }).move;
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
  let deal = "";
  let check = "";
  const moves: RecordedMove[] = [];
  const { outcome } = playMatch(entry, plan, (state, _, played) => {
    if (!played) check = deal = dealCheck(header, state);
    else {
      check = moveCheck(check, played.seat, played.move, state);
      moves.push({ ...played, check });
    }
  });
  return { ...header, deal, moves, outcome };
}

function noEntropy(seats: number): string[] {
  return Array.from({ length: seats }, () => "");
}
