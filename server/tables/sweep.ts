/** Tables nobody ever played at are deleted after some days, and so are old results of the deals of the days. */

import { dayAt } from "../protocol/day.ts";
import type { Unplayed } from "../store/stored.ts";
import type { Context } from "./context.ts";

const SWEEP_EVERY = 60 * 60_000;
const DAY = 24 * 60 * 60_000;
/** Tables looked at before others have their turn. */
const BATCH = 100;

/** After how many days something goes; 0: never. */
export interface SweepDays {
  /** Tables that never began. */
  readonly waiting: number;
  /** Tables that began, and at which no person has moved. */
  readonly bots: number;
  /** What people reached in the deals of the days. */
  readonly daily: number;
}

/** Sweeps now and every hour. */
export function startSweep(
  context: Context,
  days: SweepDays,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= sweep(context, days)
      .then((swept) => {
        if (swept > 0)
          context.logger.info({ swept }, "unplayed tables deleted");
      })
      .catch((error: unknown) => {
        context.logger.error({ err: error }, "deleting unplayed tables");
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, SWEEP_EVERY);
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Returns how many tables it deleted. */
export async function sweep(
  context: Context,
  { waiting, bots, daily }: SweepDays,
  now: number = Date.now(),
): Promise<number> {
  const before: Unplayed = {
    neverBegan: waiting > 0 ? now - waiting * DAY : -Infinity,
    onlyBots: bots > 0 ? now - bots * DAY : -Infinity,
  };
  const { cache, store } = context;
  if (daily > 0) await store.deleteDailyResults(dayAt(now - daily * DAY));
  let from: number | undefined = 0;
  let swept = 0;
  while (from !== undefined && !context.isClosing) {
    const { ids, last } = await store.unplayed(before, from, BATCH);
    for (const id of ids) {
      const isDeleted = await cache.whileAbsent(id, () =>
        store.deleteTable(id),
      );
      if (isDeleted) swept += 1;
    }
    from = last;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return swept;
}
