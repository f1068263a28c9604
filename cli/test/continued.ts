/** A record of a match that continues another, and was played to its end. */

import { findGame } from "@stolik/games/node";
import {
  begin,
  makeHeader,
  openRecord,
  originAt,
  seedFrom,
} from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { playedToItsEnd } from "./played-to-its-end.ts";

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
  const { state } = begun.value.position;
  return playedToItsEnd(begun.value, openRecord(header, state));
}
