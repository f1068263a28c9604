/** Playing a record again, and checking it: the commitment, the deal, every move and the result. */

import { same } from "./canonical.ts";
import type { AnyGame, Outcome, Refusal, Result } from "./contract.ts";
import { adopt, attempt, begin } from "./match.ts";
import type { Match } from "./match.ts";
import type { Step } from "./play.ts";
import { dealCheck, entryCheck, entryIn } from "./record.ts";
import type { GameRecord } from "./record.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { commitment, parseSeed } from "./seed.ts";

export interface Replayed {
  readonly match: Match;
  /** The deal, then one for each entry. */
  readonly steps: readonly Step<unknown, unknown>[];
  readonly outcome: Outcome | undefined;
}

/** Plays the record again. A refusal's value `at` names the member or the move that is off. */
export function replay(game: AnyGame, record: GameRecord): Result<Replayed> {
  const unfit = rejectHeader(game, record);
  if (unfit) return unfit;
  const { deal, moves, outcome: recorded, ...header } = record;
  const begun = begin(game, header);
  if (!begun.ok) return begun;
  let match = begun.value;
  let check = dealCheck(header, match.position.state);
  if (check !== deal)
    return refuse<RecordCode>("record-differs", undefined, { at: "deal" });

  const dealt = match.told[0] ?? [];
  const steps: Step<unknown, unknown>[] = [
    { position: match.position, told: dealt, barrier: true },
  ];
  for (const [index, row] of moves.entries()) {
    const entry = entryIn(row);
    const step = attempt(match, entry);
    if (!step.ok) return off(`moves[${index}]`, step.refusal);
    match = adopt(match, step.value);
    check = entryCheck(check, entry, match.position.state);
    if (check !== row.check)
      return refuse<RecordCode>("record-differs", undefined, {
        at: `moves[${index}]`,
      });
    const { position, told, barrier } = step.value;
    steps.push({ position, told, barrier });
  }
  const outcome = game.outcome(match.position.state);
  if (!same(outcome ?? null, recorded ?? null)) {
    return refuse<RecordCode>("record-differs", undefined, { at: "outcome" });
  }
  return ok({ match, steps, outcome });
}

/** Replays the record and also checks that it is finished and that its seed is the one committed to. Null: it was ended by agreement. */
export function verify(
  game: AnyGame,
  record: GameRecord,
): Result<Outcome | null> {
  const seed = parseSeed(record.seed);
  if (!seed || commitment(seed) !== record.commitment) {
    return refuse<RecordCode>("record-differs", undefined, {
      at: "commitment",
    });
  }
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const { match, outcome } = replayed.value;
  if (outcome) return ok(outcome);
  return match.seating.isEnded
    ? ok(null)
    : refuse<RecordCode>("not-finished", undefined, { at: "outcome" });
}

function rejectHeader(
  game: AnyGame,
  record: GameRecord,
): Result<never, RecordCode> | undefined {
  if (record.game !== game.id)
    return refuse("other-game", undefined, { at: "game" });
  if (record.rulesVersion !== game.rulesVersion) {
    return refuse("other-rules", undefined, {
      at: "rulesVersion",
      ours: game.rulesVersion,
    });
  }
  if (record.contentVersion !== game.contentVersion) {
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

function off(at: string, refusal: Refusal): Result<never> {
  return refuse(refusal.code, refusal.rule, { ...refusal.values, at });
}
