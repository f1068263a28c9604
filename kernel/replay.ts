/** Playing a record again, and checking it: the commitment, the deal, every move and the result. */

import { same } from "./canonical.ts";
import { playAgain } from "./begin.ts";
import type { AnyGame, Outcome, Result } from "./contract.ts";
import type { Match } from "./match.ts";
import type { Step } from "./play.ts";
import type { GameRecord } from "./record.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { isCommitted } from "./seed.ts";

export interface Replayed {
  readonly match: Match;
  /** Where it was taken up, the deal or a change of rules; then one for each entry. */
  readonly steps: readonly Step<unknown, unknown>[];
  readonly outcome: Outcome | undefined;
}

/** The step that led to a position; undefined: it is before these rules took the record up, or past its end. */
export function stepAt(
  { steps }: Pick<Replayed, "steps">,
  seq: number,
): Replayed["steps"][number] | undefined {
  return steps[seq - (steps[0]?.position.seq ?? 0)];
}

/** Plays the record again, from where these rules can. A refusal's value `at` names the member or the move that is off. */
export function replay(game: AnyGame, record: GameRecord): Result<Replayed> {
  const played = playAgain(game, record);
  if (!played.ok) return played;
  const { match, steps } = played.value;
  const outcome = game.outcome(match.position.state);
  if (!same(outcome ?? null, record.outcome ?? null)) {
    return refuse<RecordCode>("record-differs", undefined, { at: "outcome" });
  }
  return ok({ match, steps, outcome });
}

/** Replays the record and also checks that it is finished and that its seed is the one committed to. */
export function verifiedReplay(
  game: AnyGame,
  record: GameRecord,
): Result<Replayed> {
  if (!isCommitted(record)) {
    return refuse<RecordCode>("record-differs", undefined, {
      at: "commitment",
    });
  }
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const { match, outcome } = replayed.value;
  return outcome || match.seating.isEnded
    ? replayed
    : refuse<RecordCode>("not-finished", undefined, { at: "outcome" });
}

/** Whether all of that holds, and how the match ended. Null: it was ended by agreement. */
export function verify(
  game: AnyGame,
  record: GameRecord,
): Result<Outcome | null> {
  const replayed = verifiedReplay(game, record);
  return replayed.ok ? ok(replayed.value.outcome ?? null) : replayed;
}
