/** How many tables one guest may host at a time. */

import type { Result } from "@stolik/kernel";
import { refuse } from "../protocol/refusals.ts";
import type { Context } from "./context.ts";

/** A match that was left unfinished counts no longer after so many milliseconds: nobody can end it alone. */
const COUNTED = 24 * 60 * 60_000;

/** What counts: all tables of the host when another is made, those in play when one begins. */
export type Counted = "unfinished" | "playing";

/** Does it if the host has room for one more table. */
export function withinQuota<Value>(
  { hostQueue, settings, store }: Context,
  host: string,
  counted: Counted,
  act: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return hostQueue.run(host, async () => {
    const since = Date.now() - COUNTED;
    const { waiting, playing } = await store.unfinished(host, since);
    const tables = counted === "playing" ? playing : waiting + playing;
    const most = settings.tablesPerGuest;
    return tables < most
      ? act()
      : refuse("too-many-tables", undefined, { most });
  });
}
