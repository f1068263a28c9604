/** A daily deal: one small problem a day for one person, on the game's own board, with a score that everybody can compare. */

import type { Refusal, Result, Seat, Turn } from "./contract.ts";
import { copy, freeze } from "./copy.ts";
import type { Random } from "./random.ts";
import { stream } from "./random.ts";
import { ok, refuse } from "./result.ts";
import { seedFrom } from "./seed.ts";

/** The seat of whoever solves a deal. */
export const SOLVER: Seat = 0;

/** How one part of a solution went; what is shared shows nothing else. */
export type Mark = "right" | "near" | "wrong";

/** The problem of one day. Plain JSON, so that a page keeps it for a day without a network. */
export interface DailyDeal<State, Move> {
  readonly start: State;
  /** The best score there is, or the best of what most people know. */
  readonly best: number;
  /** One way to reach it. */
  readonly solution: readonly Move[];
}

/**
 * How a game's daily deals are made and solved. View, Move and Event are the game's own, so that its board draws them;
 * the rules are the game's where the problem does not say otherwise.
 */
export interface Daily<
  View,
  State extends View,
  Move,
  Event,
  Code extends string = string,
> {
  /** Names the cards, words or maps in use; a deal made of others is not solved with these. */
  readonly contentVersion: string;
  /** Raised when a deal would come out differently, or a solution would be counted differently. */
  readonly version: number;
  /** No solution is longer. */
  readonly maxMoves: number;
  /** Makes a problem that can be solved and is not trivial. */
  deal(random: Random): DailyDeal<State, Move>;
  parseMove(raw: unknown): Result<Move, Code>;
  /** Why the move is illegal; undefined if it is legal. Not asked once the deal is over. */
  reject(state: State, move: Move): Refusal<Code> | undefined;
  /** Plays a legal move in place. Nothing is drawn at random. */
  apply(state: State, move: Move, emit: (event: Event) => void): void;
  isOver(state: State): boolean;
  /** What the solver sees. */
  view(state: State): View;
  /** What has been reached so far; the higher the better. */
  score(state: State): number;
  /** How it went, part by part, once it is over. */
  marks(state: State): readonly Mark[];
  /** Which move of a solution is worth another try; undefined: none. */
  mistake(
    deal: DailyDeal<State, Move>,
    moves: readonly Move[],
  ): number | undefined;
}

/** Any game's, its types forgotten. */
export type AnyDaily = Daily<unknown, unknown, unknown, unknown>;
export type AnyDailyDeal = DailyDeal<unknown, unknown>;

/** A day by the calendar of Warsaw, such as `2026-11-17`. */
export type Day = string;

/** Refusals of a solution that no game's rules speak of. */
export const dailyCodes = ["deal-over", "deal-unfinished"] as const;
export type DailyCode = (typeof dailyCodes)[number];

/** Where somebody stands in a deal. */
export interface Solving {
  readonly state: unknown;
  readonly moves: readonly unknown[];
  /** What each move told. */
  readonly told: readonly (readonly unknown[])[];
}

/** The same for everybody who has this game with this content. */
export function dealOf(daily: AnyDaily, game: string, day: Day): AnyDailyDeal {
  const { contentVersion, version } = daily;
  const seed = seedFrom(
    ["daily", game, day, contentVersion, version].join(" "),
  );
  return freeze(daily.deal(stream(seed, 0)));
}

export function beginSolving(deal: AnyDailyDeal): Solving {
  return { state: deal.start, moves: [], told: [] };
}

export function solve(
  daily: AnyDaily,
  at: Solving,
  raw: unknown,
): Result<Solving, string> {
  if (daily.isOver(at.state)) return refuse("deal-over");
  const parsed = daily.parseMove(raw);
  if (!parsed.ok) return parsed;
  const refusal = daily.reject(at.state, parsed.value);
  if (refusal) return { ok: false, refusal };
  const state = copy(at.state);
  const told: unknown[] = [];
  daily.apply(state, parsed.value, (event) => told.push(event));
  return ok(
    freeze({
      state,
      moves: [...at.moves, parsed.value],
      told: [...at.told, told],
    }),
  );
}

/** Plays a whole solution again, as whoever receives it does. */
export function checkSolution(
  daily: AnyDaily,
  deal: AnyDailyDeal,
  moves: readonly unknown[],
): Result<Solving, string> {
  let at = beginSolving(deal);
  for (const move of moves.slice(0, daily.maxMoves + 1)) {
    const next = solve(daily, at, move);
    if (!next.ok) return next;
    at = next.value;
  }
  return daily.isOver(at.state) ? ok(at) : refuse("deal-unfinished");
}

/** A turn for the game's own rules that tells the solver everything. */
export function solverTurn<Event>(emit: (event: Event) => void): Turn<Event> {
  return { random: nothingDrawn, emit, show: emit, reveal() {} };
}

const nothingDrawn: Random = {
  next() {
    throw new Error("Nothing is drawn at random in a daily deal.");
  },
};
