/** The matches that came to an end on this device: the last ones are kept with their records, to be seen again. */

import type { GameRecord } from "@stolik/kernel";
import type { Saved } from "./local-messages.ts";
import type { MatchStorage } from "./match-storage.ts";

const PREFIX = "over/";
/** Enough for a long evening; a record is some tens of kilobytes. */
const MOST = 20;

/** One of them, and the name by which a replay finds it. */
export interface KeptMatch {
  readonly name: string;
  readonly saved: Saved;
}

/** No two matches have the same commitment. */
export function keptName({
  commitment,
}: Pick<GameRecord, "commitment">): string {
  return commitment.slice(0, 16);
}

/** Under which the match itself is kept. */
export function keptKey(name: string): string {
  return PREFIX + name;
}

/** Keeps it once; the oldest makes room. */
export async function keepMatch(
  storage: MatchStorage,
  { record, players, source }: Saved,
): Promise<void> {
  const key = keptKey(keptName(record));
  if (await storage.read(key)) return;
  await storage.write(key, { record, players, source });
  for (const { name } of (await keptMatches(storage)).slice(MOST))
    await storage.remove(keptKey(name));
}

/** The last one first. */
export async function keptMatches(
  storage: MatchStorage,
): Promise<readonly KeptMatch[]> {
  const all = await storage.list(PREFIX);
  return all
    .map((saved) => ({ name: keptName(saved.record), saved }))
    .toSorted((one, other) => lastAt(other) - lastAt(one));
}

function lastAt({ saved }: KeptMatch): number {
  return saved.savedAt ?? 0;
}
