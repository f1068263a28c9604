/** Which match a saved one continues, and where that can be seen again. */

import { keptKey, keptName } from "./kept-matches.ts";
import type { LocalMatch } from "./local-match.ts";
import type { MatchStorage } from "./match-storage.ts";
import type { ShownOrigin } from "./session.ts";

export async function withOrigin(
  storage: MatchStorage,
  local: LocalMatch,
): Promise<LocalMatch> {
  return { ...local, origin: await originOf(storage, local) };
}

async function originOf(
  storage: MatchStorage,
  { record: { origin }, source }: LocalMatch,
): Promise<ShownOrigin | undefined> {
  if (!origin) return undefined;
  const at = origin.record.moves.length;
  if (source !== undefined) return { at, table: source };
  const name = keptName(origin.record);
  return (await storage.read(keptKey(name))) ? { at, kept: name } : { at };
}
