/** A match that goes on from a position of a recorded one, from what one seat knew there. */

import { expect } from "vitest";
import { begin } from "../begin.ts";
import type { AnyGame, Seat } from "../contract.ts";
import type { Match } from "../match.ts";
import { originAt } from "../origin.ts";
import { makeHeader } from "../record.ts";
import type { GameRecord } from "../record.ts";
import { seedFrom } from "../seed.ts";

/** Undefined: others had decided in secret there. */
export function continuedFrom(
  game: AnyGame,
  record: GameRecord,
  at: number,
  seat: Seat,
): Match | undefined {
  const { seats, options, entropy } = record;
  const seed = seedFrom(`${record.seed} ${at}`);
  const origin = originAt(record, at, seat);
  const header = makeHeader(game, { seats, options, seed, entropy, origin });
  const begun = begin(game, header);
  if (begun.ok) return begun.value;
  expect(begun.refusal.code).toBe("cannot-continue");
  return undefined;
}
