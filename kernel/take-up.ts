/** Records that today's rules can take up, and where they took a match over from others. */

import type { AnyGame, Result } from "./contract.ts";
import { freeze } from "./copy.ts";
import { resume } from "./match.ts";
import type { Match } from "./match.ts";
import { changeCheck, headerIn, playedBy, quietEntriesIn } from "./record.ts";
import type { GameRecord, RecordedChange } from "./record.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { reseatAll } from "./seating.ts";

export interface TakenUp {
  /** What was told before a change of rules nobody can tell any more. */
  readonly match: Match;
  /** The check there, to which the next one is tied. */
  readonly check: string;
}

/** Where these rules took the match over. */
export function takeUpAt(
  game: AnyGame,
  record: GameRecord,
  { seq, entry }: RecordedChange,
): Result<TakenUp> {
  const at = `moves[${seq - 1}]`;
  const { moves: rows, outcome: _outcome, ...written } = record;
  const moves = rows.slice(0, seq - 1);
  const check = changeCheck({ ...written, moves }, entry);
  if (check !== rows[seq - 1]?.check) return differs(at);
  if (!isReadable(game, entry.state)) return differs(at);
  const quiet = quietEntriesIn({ moves: rows.slice(0, seq) });
  const seated = reseatAll(record.seats, quiet);
  if (!seated.ok) return differs(at);
  const position = freeze({ seq, state: entry.state });
  const told = Array.from({ length: seq + 1 }, () => []);
  const header = headerIn(record);
  return ok({ match: resume(game, header, position, told, quiet), check });
}

/** Foreign data ends at the rules, which may throw on a state that was never theirs. */
function isReadable(game: AnyGame, state: unknown): boolean {
  try {
    game.toMove(state);
    game.outcome(state);
    game.view(state, null);
    return true;
  } catch {
    return false;
  }
}

export function differs(at: string): Result<never, RecordCode> {
  return refuse("record-differs", undefined, { at });
}

/** Whether these rules can play it at all. */
export function rejectHeader(
  game: AnyGame,
  record: GameRecord,
): Result<never, RecordCode> | undefined {
  if (record.game !== game.id)
    return refuse("other-game", undefined, { at: "game" });
  const { rulesVersion, contentVersion } = playedBy(record);
  if (rulesVersion !== game.rulesVersion) {
    return refuse("other-rules", undefined, {
      at: "rulesVersion",
      ours: game.rulesVersion,
    });
  }
  if (contentVersion !== game.contentVersion) {
    return refuse("other-content", undefined, {
      at: "contentVersion",
      ours: game.contentVersion,
    });
  }
  const { min, max } = game.seats;
  if (record.seats < min || record.seats > max) {
    return refuse("bad-seats", undefined, { at: "seats", min, max });
  }
  return undefined;
}
