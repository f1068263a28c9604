/** The deals of the days for all houses of a test worker: they are the same in each, so each is made once. */

import { dealThread } from "@stolik/server";
import type { DealMaker, MadeDeal } from "@stolik/server";

const thread = dealThread();
const made = new Map<string, Promise<MadeDeal>>();

export const sharedDeals: DealMaker = {
  ...thread,
  make(game, day, isToday) {
    const key = `${day} ${game}`;
    const known = made.get(key);
    if (known) return known;
    const making = thread.make(game, day, isToday);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  },
  // Another house may need it.
  close: () => Promise.resolve(),
};
