/** The deals of today and the next days, each made once and kept in memory. */

import type { Day } from "@stolik/kernel";
import { boundedMap } from "../limits/bounded-map.ts";
import { dayAfter, dayAt } from "../protocol/day.ts";
import type { DealMaker, MadeDeal } from "./maker.ts";

/** How many days a page has at hand without a network. */
const DAYS_AHEAD = 3;
/** More than the days for which results are accepted, of all games. */
const MOST = 100;
/** How long a deal that could not be made is not tried again, in milliseconds. */
const PAUSE = 60_000;

export interface Deals {
  readonly games: readonly string[];
  today(): Day;
  of(game: string, day: Day): Promise<MadeDeal>;
  /** Today's and those that follow, today's first: those that are there by then. */
  upcoming(patience: number): Promise<{
    readonly day: Day;
    readonly deals: readonly MadeDeal[];
    readonly isWhole: boolean;
  }>;
}

export function deals(maker: DealMaker, clock: () => number): Deals {
  const made = boundedMap<Promise<MadeDeal>>(MOST);
  /** Until when a deal is not tried again. */
  const failed = boundedMap<number>(MOST);

  const today = () => dayAt(clock());

  const of = (game: string, day: Day): Promise<MadeDeal> => {
    const key = `${day} ${game}`;
    const known = made.get(key);
    const isGiven = known && clock() >= (failed.get(key) ?? Infinity);
    if (known && !isGiven) return known;
    const making = maker.make(game, day, day === today());
    made.set(key, making);
    failed.set(key, Infinity);
    making.catch(() => failed.set(key, clock() + PAUSE));
    return making;
  };

  return {
    games: maker.games,
    today,
    of,
    async upcoming(patience) {
      const day = today();
      const wanted = Array.from({ length: DAYS_AHEAD }, (_, days) =>
        maker.games.map((game) => of(game, dayAfter(day, days))),
      ).flat();
      const there: (MadeDeal | undefined)[] = wanted.map(() => undefined);
      const all = wanted.map(async (making, index) => {
        there[index] = await making.catch(() => undefined);
      });
      await within(patience, Promise.all(all));
      const ready = there.filter((deal) => deal !== undefined);
      return { day, deals: ready, isWhole: ready.length === wanted.length };
    },
  };
}

async function within(wait: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, wait);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
