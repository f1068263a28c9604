/** Playing a record again, and checking it: the commitment, the deal, every move and the result. */

import { same } from "./canonical.ts";
import type { AnyGame, Outcome, Refusal, Result } from "./contract.ts";
import { play, start } from "./play.ts";
import type { Position, Step } from "./play.ts";
import { dealCheck, moveCheck } from "./record.ts";
import type { GameRecord } from "./record.ts";
import { ok, refuse } from "./result.ts";
import { commitment, matchKey, parseSeed } from "./seed.ts";

export interface Replayed {
  readonly steps: readonly Step<unknown, unknown>[];
  readonly position: Position<unknown>;
  readonly outcome: Outcome | undefined;
}

/** Plays the record again. A refusal's value `at` names the member or the move that is off. */
export function replay(game: AnyGame, record: GameRecord): Result<Replayed> {
  const unfit = rejectHeader(game, record);
  if (unfit) return unfit;
  const seed = parseSeed(record.seed);
  if (!seed) return refuse("malformed-record", undefined, { at: "seed" });
  const options = game.parseOptions(record.options, record.seats);
  if (!options.ok) return off("options", options.refusal);
  const key = matchKey(seed, record.entropy);
  const first = start(game, {
    seats: record.seats,
    options: options.value,
    key,
  });
  const { deal, moves, outcome: recorded, ...header } = record;
  let check = dealCheck(header, first.position.state);
  if (check !== deal)
    return refuse("record-differs", undefined, { at: "deal" });

  const steps = [first];
  let position = first.position;
  for (const [index, row] of moves.entries()) {
    const step = play(game, key, position, row.seat, row.move);
    if (!step.ok) return off(`moves[${index}]`, step.refusal);
    position = step.value.position;
    check = moveCheck(check, row.seat, row.move, position.state);
    if (check !== row.check)
      return refuse("record-differs", undefined, { at: `moves[${index}]` });
    steps.push(step.value);
  }
  const outcome = game.outcome(position.state);
  if (!same(outcome ?? null, recorded ?? null)) {
    return refuse("record-differs", undefined, { at: "outcome" });
  }
  return ok({ steps, position, outcome });
}

/** Replays the record and also checks that it is finished and that its seed is the one committed to. */
export function verify(game: AnyGame, record: GameRecord): Result<Outcome> {
  const seed = parseSeed(record.seed);
  if (!seed || commitment(seed) !== record.commitment) {
    return refuse("record-differs", undefined, { at: "commitment" });
  }
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const { outcome } = replayed.value;
  return outcome
    ? ok(outcome)
    : refuse("not-finished", undefined, { at: "outcome" });
}

function rejectHeader(
  game: AnyGame,
  record: GameRecord,
): Result<never> | undefined {
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
