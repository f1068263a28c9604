/** How many tables one guest may host at a time. */

import { refuse } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import type { Hall } from "./hall.ts";

/** A match that was left unfinished counts no longer after so many milliseconds: nobody can end it alone. */
const COUNTED = 24 * 60 * 60_000;

/** What counts: all tables of the host when another is made, those in play when one begins. */
export type Counted = "unfinished" | "playing";

/** Does it if the host has room for one more table; one thing at a time for each host, so that many at once cannot all fit. */
export async function withinQuota<Value>(
  hall: Hall,
  host: string,
  counted: Counted,
  act: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const before = hall.hosts.get(host);
  const done = (async () => {
    await before;
    const since = Date.now() - COUNTED;
    const { waiting, playing } = await hall.store.unfinished(host, since);
    const tables = counted === "playing" ? playing : waiting + playing;
    const most = hall.tablesPerGuest;
    return tables < most
      ? act()
      : refuse("too-many-tables", undefined, { most });
  })();
  const settled = done.then(
    () => undefined,
    () => undefined,
  );
  hall.hosts.set(host, settled);
  try {
    return await done;
  } finally {
    if (hall.hosts.get(host) === settled) hall.hosts.delete(host);
  }
}
