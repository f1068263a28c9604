/** The laws of daily deals as tests: a hundred days can be solved, none is trivial or comes twice, and no move breaks a deal. */

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { same } from "../canonical.ts";
import { beginSolving, checkSolution, dealOf, solve } from "../daily.ts";
import type { AnyDailyDeal, Daily, DailyDeal, Solving } from "../daily.ts";
import { fastRandom } from "../random.ts";
import type { Random } from "../random.ts";
import { dayAfter } from "./days.ts";
import { firstUntruth } from "./holes.ts";
import { garbage, mutated } from "./mutate.ts";
import { flaw } from "./plain.ts";

interface DailyPlan<
  View,
  State extends View,
  Move,
  Event,
  Code extends string,
> {
  /** The name of the game's folder. */
  readonly game: string;
  readonly daily: Daily<View, State, Move, Event, Code>;
  /** A move that somebody might try, legal more often than not. */
  guess(state: State, random: Random): unknown;
  /** What the game itself shows of such a state; the deal's view may add what is its own. */
  gameView(state: State): object;
  /** Whether whoever does not think reaches the best score. */
  isTrivial(deal: DailyDeal<State, Move>): boolean;
  /** Whether somebody may do better than the best that is told. */
  readonly mayExceed?: boolean;
}

const FIRST_DAY = "2026-11-17";
const DAYS = 100;
const MARKS = ["right", "near", "wrong"];
const PATIENCE = 300_000;
/** How often somebody guesses for each move that the longest solution has. */
const GUESSES = 50;

/** Declares the tests that the daily deals of every game pass. */
export function dailyLaws<
  View,
  State extends View,
  Move,
  Event,
  Code extends string,
>(plan: DailyPlan<View, State, Move, Event, Code>): void {
  const { game, daily } = plan;
  const days = Array.from({ length: DAYS }, (_, index) =>
    dayAfter(FIRST_DAY, index),
  );
  const make = (day: string) =>
    dealOf(daily, game, day) as DailyDeal<State, Move>;
  let deals: readonly DailyDeal<State, Move>[] = [];
  beforeAll(() => {
    deals = days.map(make);
  }, PATIENCE);
  /** Each law is told which day broke it. */
  const onEveryDay = (check: (deal: DailyDeal<State, Move>) => void) => {
    for (const [index, deal] of deals.entries()) {
      try {
        check(deal);
      } catch (error) {
        throw new Error(`${days[index]}: ${String(error)}`, { cause: error });
      }
    }
  };
  const solved = (deal: AnyDailyDeal) =>
    reached(checkSolution(daily, deal, deal.solution));

  describe(`the daily deals of ${game}`, () => {
    it("are plain JSON, and begin without a hole", () => {
      onEveryDay((deal) => {
        expect(flaw(deal, "no nulls")).toBeUndefined();
        expect(daily.isOver(deal.start)).toBe(false);
      });
    });

    it(
      "are solved by their solution, which reaches the best score",
      () => {
        onEveryDay((deal) => {
          const { state, moves } = solved(deal);
          expect(daily.score(state as State)).toBe(deal.best);
          expect(moves).toEqual(deal.solution);
          expect(daily.mistake(deal, deal.solution)).toBeUndefined();
        });
      },
      PATIENCE,
    );

    it(
      "are not trivial",
      () => {
        onEveryDay((deal) => expect(plan.isTrivial(deal)).toBe(false));
      },
      PATIENCE,
    );

    it("do not come twice", () => {
      const starts = deals.map(({ start }) => JSON.stringify(start));
      expect(new Set(starts).size).toBe(DAYS);
    });

    it(
      "are the same whoever makes them",
      () => {
        for (const index of [0, DAYS - 1])
          expect(make(days[index] ?? "")).toEqual(deals[index]);
      },
      PATIENCE,
    );

    it(
      "show what the game shows, and no more of it",
      () => {
        onEveryDay((deal) => {
          for (const { state } of stagesOf(plan, deal)) checkView(plan, state);
        });
      },
      PATIENCE,
    );

    it(
      "end for whoever guesses, with a score, marks and a mistake",
      () => {
        fc.assert(
          fc.property(fc.nat(DAYS - 1), fc.nat(), (index, seed) => {
            const deal = deals[index];
            if (!deal) throw new Error("There is no such day.");
            checkEnd(plan, deal, guessed(plan, deal, fastRandom(seed)));
          }),
          RUNS,
        );
      },
      PATIENCE,
    );

    it(
      "refuse what is no move, and are not changed by it",
      () => {
        fc.assert(
          fc.property(
            fc.nat(DAYS - 1),
            fc.nat(),
            fc.nat(),
            (index, cut, seed) => {
              const deal = deals[index];
              if (!deal) throw new Error("There is no such day.");
              const stages = stagesOf(plan, deal);
              const at = stages[cut % stages.length];
              if (at) checkTries(plan, deal, at, fastRandom(seed));
            },
          ),
          RUNS,
        );
      },
      PATIENCE,
    );

    it("take no solution that is too short or too long", () => {
      onEveryDay((deal) => {
        const { solution } = deal;
        const short = checkSolution(daily, deal, solution.slice(0, -1));
        expect(short).toMatchObject({ refusal: { code: "deal-unfinished" } });
        const long = checkSolution(daily, deal, [...solution, solution[0]]);
        expect(long).toMatchObject({ refusal: { code: "deal-over" } });
      });
    });
  });
}

/** Always the same ones: a test that fails fails again. */
const RUNS = { numRuns: 100, seed: 41 };

type AnyPlan = DailyPlan<unknown, unknown, unknown, unknown, string>;

function reached(result: ReturnType<typeof checkSolution>): Solving {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
}

/** The way from the start through the solution to its end. */
function stagesOf({ daily }: AnyPlan, deal: AnyDailyDeal): readonly Solving[] {
  const stages = [beginSolving(deal)];
  for (const move of deal.solution) {
    const at = stages.at(-1);
    if (at) stages.push(reached(solve(daily, at, move)));
  }
  return stages;
}

function guessed(
  { daily, guess }: AnyPlan,
  deal: AnyDailyDeal,
  random: Random,
): Solving {
  let at = beginSolving(deal);
  for (let tries = daily.maxMoves * GUESSES; tries > 0; tries -= 1) {
    if (daily.isOver(at.state)) return at;
    const next = solve(daily, at, guess(at.state, random));
    if (next.ok) at = next.value;
  }
  throw new Error("It does not come to an end.");
}

function checkEnd(
  plan: AnyPlan,
  deal: AnyDailyDeal,
  { state, moves, told }: Solving,
): void {
  const { daily, mayExceed = false } = plan;
  expect(moves.length).toBeLessThanOrEqual(daily.maxMoves);
  const score = daily.score(state);
  expect(Number.isFinite(score)).toBe(true);
  if (!mayExceed) expect(score).toBeLessThanOrEqual(deal.best);
  const marks = daily.marks(state);
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(MARKS).toContain(mark);
  const mistake = daily.mistake(deal, moves);
  if (score >= deal.best) expect(mistake).toBeUndefined();
  else expect(moves[mistake ?? -1]).toBeDefined();
  expect(flaw(told, "nulls")).toBeUndefined();
  checkView(plan, state);
}

function checkView({ daily, gameView }: AnyPlan, state: unknown): void {
  const view = daily.view(state);
  expect(flaw(state, "no nulls")).toBeUndefined();
  expect(flaw(view, "nulls")).toBeUndefined();
  expect(firstUntruth(view, state)).toBeUndefined();
  const own = view as Readonly<Record<string, unknown>>;
  for (const [name, shown] of Object.entries(gameView(state)))
    expect(same(own[name], shown), name).toBe(true);
}

/** What is wrong by a little or by much is refused, or is a move after all; the state stays as it was. */
function checkTries(
  { daily }: AnyPlan,
  deal: AnyDailyDeal,
  at: Solving,
  random: Random,
): void {
  const before = structuredClone(at.state);
  for (const raw of garbage) expect(solve(daily, at, raw).ok).toBe(false);
  for (const move of deal.solution) {
    const tried = solve(daily, at, mutated(move, deal.solution, random));
    if (tried.ok) expect(tried.value.moves.length).toBe(at.moves.length + 1);
    else expect(tried.refusal.code).toMatch(/^[a-z-]+$/);
  }
  expect(same(at.state, before)).toBe(true);
}
