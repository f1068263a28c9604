/** The record of a finished match: seed, entropy and every move with its check. */

import {
  adopt,
  attempt,
  begin,
  extendRecord,
  makeHeader,
  ok,
  openRecord,
  parseSeed,
  refuse,
} from "@stolik/kernel";
import type { GameRecord, Result } from "@stolik/kernel";
import type { Hall } from "./hall.ts";
import { entropyOf } from "./match.ts";
import { openTable } from "./open.ts";

/** Refused before the end: the seed is secret until then. */
export async function recordOf(
  hall: Hall,
  id: string,
): Promise<Result<GameRecord>> {
  const table = await openTable(hall, id);
  if (!table) return refuse("unknown-table");
  const { game, stored } = table;
  if (stored.status !== "over") return refuse("not-over");
  const isCurrent =
    stored.rulesVersion === game.rulesVersion &&
    stored.contentVersion === game.contentVersion;
  if (!isCurrent) return refuse("other-rules");
  const seed = parseSeed(stored.seed);
  if (!seed) throw new Error(`Table ${id} has no seed.`);
  const rows = await hall.store.log(id, 1);
  const header = makeHeader(game, {
    seats: stored.seats.length,
    options: stored.options,
    seed,
    entropy: entropyOf(stored),
  });
  const dealt = begin(game, header);
  if (!dealt.ok) return refuse("other-rules");
  let played = dealt.value;
  let record = openRecord(header, played.position.state);
  for (const { seat, move } of rows) {
    const entry = { type: "move", seat: seat ?? 0, move } as const;
    const step = attempt(played, entry);
    if (!step.ok) return refuse("other-rules");
    played = adopt(played, step.value);
    const { state } = played.position;
    record = extendRecord(record, entry, state, game.outcome(state));
  }
  return ok(record);
}
