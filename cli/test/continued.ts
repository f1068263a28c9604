/** A record of a match that continues another, and was played to its end. */

import { findGame } from "@stolik/games/node";
import {
  begin,
  makeHeader,
  openRecorded,
  originAt,
  seedFrom,
} from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { playOut } from "@stolik/kernel/testing";

export function continuedRecord(
  source: GameRecord,
  at: number,
  seat: number,
): GameRecord {
  const entry = findGame(source.game);
  if (!entry) throw new Error(`There is no ${source.game}.`);
  const { game } = entry;
  const { seats, options, entropy } = source;
  const header = makeHeader(game, {
    seats,
    options,
    seed: seedFrom("continued"),
    entropy,
    origin: originAt(source, at, seat),
  });
  const begun = begin(game, header);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return playOut(openRecorded(begun.value));
}
