/** What people reach in a day's deal: checked by playing it again, and the first result of each counts. */

import { ok } from "@stolik/kernel";
import type { Day, Refusal, Result } from "@stolik/kernel";
import type {
  DailyRequest,
  DailyScores,
  DailyStanding,
} from "../protocol/daily.ts";
import { dayAfter, isDay } from "../protocol/day.ts";
import { refusal, refuse } from "../protocol/refusals.ts";
import type { Store } from "../store/store.ts";
import type { DealKey } from "../store/stored.ts";
import type { Deals } from "./deals.ts";
import { NoDeal } from "./maker.ts";
import type { DealMaker } from "./maker.ts";

/** For so many days a result is accepted from somebody who was without a network. */
const LATE_DAYS = 7;

export interface DailyPorts {
  readonly store: Store;
  readonly deals: Deals;
  readonly maker: DealMaker;
  readonly clock: () => number;
}

export interface DealName {
  readonly day: string;
  readonly game: string;
}

export async function submitSolution(
  { store, deals, maker, clock }: DailyPorts,
  { day, game }: DealName,
  person: string,
  { moves, ...made }: DailyRequest,
): Promise<Result<DailyStanding>> {
  const reason =
    whyNoDeal(deals, { day, game }) ?? whyTooLate(deals.today(), day);
  if (reason) return { ok: false, refusal: reason };
  const key = await keyOf(deals, { day, game });
  if (
    key.contentVersion !== made.contentVersion ||
    key.version !== made.version
  )
    return refuse("other-deal");
  const first = await store.dailyScore(key, person);
  const deal = await orNoDeal(deals.of(game, day));
  const standing = async (score: number) =>
    ok({ score, best: deal.best, scores: await store.dailyScores(key) });
  if (first !== undefined) return standing(first);
  const checked = await orNoDeal(maker.score(deal, moves));
  if (!checked.ok) return checked;
  const result = { ...key, person, score: checked.value, at: clock() };
  if (await store.saveDailyResult(result)) return standing(checked.value);
  // Somebody has two pages open, and the other one was quicker; or has solved what this day's deal was before the content changed, and counts there.
  return standing((await store.dailyScore(key, person)) ?? result.score);
}

function orNoDeal<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    throw new NoDeal("A deal cannot be had.", { cause: error });
  });
}

/** How everybody did, of a day that has begun. */
export async function scoresOf(
  { store, deals }: DailyPorts,
  { day, game }: DealName,
  person: string | undefined,
): Promise<Result<DailyScores>> {
  const reason = whyNoDeal(deals, { day, game });
  if (reason) return { ok: false, refusal: reason };
  const key = await keyOf(deals, { day, game });
  const yours =
    person === undefined ? undefined : await store.dailyScore(key, person);
  const scores = await store.dailyScores(key);
  return ok({ scores, ...(yours === undefined ? {} : { yours }) });
}

/** Versions are of the game, whatever the day, and today's deal is wanted anyway. */
async function keyOf(deals: Deals, { day, game }: DealName): Promise<DealKey> {
  const { contentVersion, version } = await orNoDeal(
    deals.of(game, deals.today()),
  );
  return { day, game, contentVersion, version };
}

function whyNoDeal(deals: Deals, { day, game }: DealName): Refusal | undefined {
  if (!isDay(day) || !deals.games.includes(game))
    return refusal("unknown-deal");
  return day > deals.today() ? refusal("early-deal") : undefined;
}

function whyTooLate(today: Day, day: Day): Refusal | undefined {
  return day < dayAfter(today, -LATE_DAYS) ? refusal("late-deal") : undefined;
}
