/** The matches on this device as a person lists them: those that go on, one of each kind, and those that came to an end. */

import { games } from "../games.ts";
import { keptKey, keptMatches, keptName } from "./kept-matches.ts";
import type { Saved } from "./local-messages.ts";
import type { MatchStorage } from "./match-storage.ts";
import { ownMatchIn, ownMatchKept } from "./own-matches.ts";
import type { OwnMatch } from "./own-matches.ts";
import { matchKey, noteUnfinished } from "./unfinished.ts";

export interface DeviceMatch {
  /** Under which it is saved. */
  readonly key: string;
  readonly saved: Saved;
  readonly own: OwnMatch;
}

export async function deviceMatches(
  storage: MatchStorage,
): Promise<readonly DeviceMatch[]> {
  const over = await keptMatches(storage);
  const names = new Set(over.map(({ name }) => name));
  const found: DeviceMatch[] = over.map((match) => ({
    key: keptKey(match.name),
    saved: match.saved,
    own: ownMatchKept(match),
  }));
  for (const { id } of games)
    for (const mode of ["solo", "hotseat"] as const) {
      const key = matchKey(mode, id);
      const saved = await storage.read(key);
      // One that is over stays open until the next one begins.
      if (saved && !names.has(keptName(saved.record)))
        found.push({ key, saved, own: ownMatchIn(mode, saved) });
    }
  return found;
}

/** Put away, it is gone once the page is left. */
export async function putSaved(
  storage: MatchStorage,
  { key, saved, own }: DeviceMatch,
  isAway: boolean,
): Promise<void> {
  const { game, place, stage } = own;
  if (place.type === "online") throw new Error("A table is no device.");
  if (!place.kept)
    noteUnfinished(place.type, game, !isAway && stage !== "over");
  if (!isAway) return storage.write(key, saved);
  await storage.remove(key);
  const opened = matchKey(place.type, game);
  const open = place.kept ? await storage.read(opened) : undefined;
  if (open && keptName(open.record) === place.kept)
    await storage.remove(opened);
}
