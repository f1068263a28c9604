/** A record of a match that today's rules took over from older ones, and played to its end. */

import { findGame } from "@stolik/games/node";
import {
  begin,
  extendRecord,
  makeHeader,
  seedFrom,
  takeOver,
  takeUp,
  uncheckedRecord,
} from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { playOut } from "@stolik/kernel/testing";

export function takenOverRecord(): GameRecord {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("There is no nsoe.");
  const { game } = entry;
  const deal = {
    seats: 2,
    options: {},
    seed: seedFrom("x"),
    entropy: ["", ""],
  };
  const header = { ...makeHeader(game, deal), rulesVersion: 0 };
  const dealt = begin(game, header);
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  const { state } = dealt.value.position;
  const change = takeOver(game, header, state);
  const record = extendRecord(
    uncheckedRecord(header, []),
    change,
    state,
    undefined,
  );
  const taken = takeUp(game, record);
  if (!taken.ok) throw new Error(taken.refusal.code);
  return playOut({ match: taken.value.match, record });
}
