/** A match together with its record: both grow by the same entries. */

import type { Result } from "./contract.ts";
import type { LogEntry } from "./entry.ts";
import { adopt, attempt } from "./match.ts";
import type { Match } from "./match.ts";
import { extendRecord, openRecord } from "./record.ts";
import type { GameRecord } from "./record.ts";
import { ok } from "./result.ts";

export interface Recorded {
  readonly match: Match;
  readonly record: GameRecord;
}

/** A match that has just begun. */
export function openRecorded(match: Match): Recorded {
  return { match, record: openRecord(match.header, match.position.state) };
}

/** With one more entry. */
export function recordEntry(
  { match, record }: Recorded,
  entry: LogEntry,
): Result<Recorded> {
  const step = attempt(match, entry);
  if (!step.ok) return step;
  const { game } = match;
  const { state } = step.value.position;
  return ok({
    match: adopt(match, step.value),
    record: extendRecord(record, entry, state, game.outcome(state)),
  });
}
