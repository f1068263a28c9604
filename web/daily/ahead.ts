/** The deals of three days, fetched in the background by whoever comes by, so that they are at hand without a network. */

import type { Language } from "@stolik/kernel";
import { dayAt } from "@stolik/server/day";
import { doneDeals } from "../daily-done.ts";
import { hasDealsOf, lookForDeals, MOST_ASKED, waitToAsk } from "./deals.ts";

/** Once a day; a result that still waits is sent on the way. */
export async function fetchAhead(
  language: Language,
  wait: () => Promise<void> = waitToAsk,
): Promise<void> {
  const isSent = doneDeals().every((done) => done.isSent);
  if (isSent && hasDealsOf(dayAt(Date.now()))) return;
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const { isMaking } = await lookForDeals(language);
    if (!isMaking) return;
    await wait();
  }
}
