/** One position of a match, with what the laws ask of it worked out once. */

import { canonical } from "../canonical.ts";
import type { AnyGame, Result, Seat } from "../contract.ts";
import { copy, freeze } from "../copy.ts";
import { play } from "../play.ts";
import type { Position, Step } from "../play.ts";
import { below, fastRandom, pick } from "../random.ts";
import type { Random } from "../random.ts";
import { botSeed } from "../seed.ts";
import { alike } from "./alike.ts";
import { garbage, mutated } from "./mutate.ts";
import type { TestMatch } from "./match.ts";
import type { FullPlan } from "./plan.ts";
import { some, take } from "./sampling.ts";

const POOL = 64;
const POOLED = 3;
const RANDOMS = 64;

/** A state imagined behind a seat's view. */
export interface World {
  readonly state: unknown;
  /** Whether the seat sees the same in it as in the true state. */
  readonly isAlike: boolean;
}

/** A move to ask about, and what `reject` says of it in the true state. */
interface Question {
  readonly move: unknown;
  readonly isListed: boolean;
  readonly answer: string;
}

/** The move by which the match goes on. */
interface Chosen {
  readonly seat: Seat;
  readonly move: unknown;
  readonly result: Result<Step<unknown, unknown>>;
}

export interface Moment {
  readonly match: TestMatch;
  readonly game: AnyGame;
  readonly plan: FullPlan;
  readonly position: Position<unknown>;
  readonly state: unknown;
  /** Absent at the end of a match, or where it cannot go on. */
  readonly chosen: Chosen | undefined;
  /** The seats that may act. */
  readonly toMove: readonly Seat[];
  /** All seats. */
  readonly seats: readonly Seat[];
  /** The one who moves and one other: the seats whose knowledge is examined here. */
  readonly watchers: readonly Seat[];
  /** What kept the match from going on or a world from being imagined. */
  readonly faults: { readonly play: string[]; readonly worlds: string[] };
  /** What a seat, or a spectator (null), sees. */
  see(seat: Seat | null): unknown;
  /** The moves listed for a seat. */
  listed(seat: Seat): readonly unknown[];
  /** Raw moves gone wrong. */
  mutants(seat: Seat): readonly unknown[];
  /** Some listed moves and some parsed mutants. */
  questions(seat: Seat): readonly Question[];
  worlds(seat: Seat): readonly World[];
  /** Plays the move in this position, or in a world imagined for it. */
  playIn(
    state: unknown,
    seat: Seat,
    move: unknown,
  ): Result<Step<unknown, unknown>>;
  /** A source of its own for each purpose, so that no law depends on another. */
  random(purpose: number): Random;
}

export function makeMoment(
  match: TestMatch,
  position: Position<unknown>,
): Moment {
  const { game, plan, key } = match;
  const { state, seq } = position;
  const base = botSeed(key, seq);
  const random = (purpose: number) => fastRandom(base + purpose);
  const faults = { play: [] as string[], worlds: [] as string[] };
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);

  const see = memoize((seat: Seat | null) => freeze(game.view(state, seat)));
  const listed = memoize((seat: Seat) =>
    take(game.moves(state, seat), plan.listing),
  );
  const mutants = memoize((seat: Seat) =>
    makeMutants(match, listed(seat), random(RANDOMS + seat)),
  );
  const questions = memoize((seat: Seat) => {
    const sure = some(listed(seat), plan.listed, random(2 * RANDOMS + seat));
    const doubtful = mutants(seat).flatMap((raw) => parsed(game, raw));
    return [
      ...sure.flatMap((move) => asked(game, state, seat, move, true)),
      ...doubtful.flatMap((move) => asked(game, state, seat, move, false)),
    ];
  });
  const worlds = memoize((seat: Seat) => {
    const source = random(3 * RANDOMS + seat);
    try {
      return Array.from({ length: plan.worlds }, () => {
        const world = game.determinize(see(seat), seat, source);
        const isAlike = alike(game.view(world, seat), see(seat));
        return { state: world, isAlike };
      });
    } catch (error) {
      faults.worlds.push(
        `imagining a world for seat ${seat}: ${String(error)}`,
      );
      return [];
    }
  });
  const playIn: Moment["playIn"] = (at, seat, move) =>
    play(game, key, { seq, state: at }, seat, move);

  const source = random(4 * RANDOMS);
  const toMove = attempt(faults.play, () => game.toMove(state)) ?? [];
  const chosen = attempt(faults.play, () =>
    choose(match, position, toMove, listed, source),
  );
  const mover = chosen?.seat ?? pick(seats, source);
  const others = seats.filter((seat) => seat !== mover);
  return {
    match,
    game,
    plan,
    position,
    state,
    chosen,
    toMove,
    seats,
    watchers: [mover, ...some(others, 1, source)],
    faults,
    see,
    listed,
    mutants,
    questions,
    worlds,
    playIn,
    random,
  };
}

/** What `reject` says, spelled out. */
export function answerTo(
  game: AnyGame,
  at: unknown,
  seat: Seat,
  move: unknown,
): string {
  return canonical(game.reject(at, seat, move) ?? null);
}

function choose(
  match: TestMatch,
  { seq, state }: Position<unknown>,
  toMove: readonly Seat[],
  listed: (seat: Seat) => readonly unknown[],
  random: Random,
): Chosen | undefined {
  const { game, key, pool } = match;
  if (toMove.length === 0 || seq >= game.maxMoves) return undefined;
  const seat = pick(toMove, random);
  const list = listed(seat);
  if (list.length === 0) return undefined;
  const move = copy(
    game.sample && below(random, 2) === 0
      ? game.sample(state, seat, random)
      : pick(list, random),
  );
  for (const item of [move, ...some(list, POOLED, random)])
    pool[pool.length < POOL ? pool.length : below(random, POOL)] = item;
  const result = play(game, key, { seq, state }, seat, copy(move));
  return { seat, move, result };
}

function makeMutants(
  match: TestMatch,
  listed: readonly unknown[],
  random: Random,
): unknown[] {
  const { plan, pool } = match;
  return Array.from({ length: plan.mutations }, (_, index) => {
    const from = index % 2 === 0 ? listed : pool;
    const others = index % 4 < 2 ? listed : pool;
    if (from.length === 0 || below(random, 8) === 0)
      return pick(garbage, random);
    const move = pick(from, random);
    const isOwn = plan.mutate !== undefined && index % 4 === 3;
    return isOwn
      ? plan.mutate(copy(move), random)
      : mutated(move, others, random);
  });
}

/** What throws here is the concern of the laws about mutated moves alone. */
function parsed(game: AnyGame, raw: unknown): unknown[] {
  try {
    const result = game.parseMove(raw);
    return result.ok ? [result.value] : [];
  } catch {
    return [];
  }
}

function asked(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  move: unknown,
  isListed: boolean,
): Question[] {
  try {
    return [{ move, isListed, answer: answerTo(game, state, seat, move) }];
  } catch {
    return [];
  }
}

function attempt<Value>(
  faults: string[],
  work: () => Value,
): Value | undefined {
  try {
    return work();
  } catch (error) {
    faults.push(String(error));
    return undefined;
  }
}

function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
