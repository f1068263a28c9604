/** The record of a finished match: seed, entropy and every move with its check. */

import {
  dealCheck,
  makeHeader,
  moveCheck,
  ok,
  parseSeed,
  play,
  refuse,
} from "@stolik/kernel";
import type { GameRecord, RecordedMove, Result } from "@stolik/kernel";
import type { Hall } from "./hall.ts";
import { deal, entropyOf } from "./match.ts";
import { openTable } from "./open.ts";

/** Refused before the end: the seed is secret until then. */
export async function recordOf(
  hall: Hall,
  id: string,
): Promise<Result<GameRecord>> {
  const table = await openTable(hall, id);
  if (!table) return refuse("unknown-table");
  const { game, stored, match } = table;
  if (stored.status !== "over" || !match) return refuse("not-over");
  const isCurrent =
    stored.rulesVersion === game.rulesVersion &&
    stored.contentVersion === game.contentVersion;
  if (!isCurrent) return refuse("other-rules");
  const seed = parseSeed(stored.seed);
  if (!seed) throw new Error(`Table ${id} has no seed.`);
  const outcome = await hall.store.outcome(id);
  const rows = await hall.store.log(id, 1);
  const header = makeHeader(game, {
    seats: stored.seats.length,
    options: stored.options,
    seed,
    entropy: entropyOf(stored),
  });
  let { position } = deal(game, stored);
  const dealt = dealCheck(header, position.state);
  let check = dealt;
  const moves: RecordedMove[] = [];
  for (const { seat, move } of rows) {
    const step = play(game, match.key, position, seat ?? 0, move);
    if (!step.ok) return refuse("other-rules");
    position = step.value.position;
    check = moveCheck(check, seat ?? 0, move, position.state);
    moves.push({ seat: seat ?? 0, move, check });
  }
  return ok({
    ...header,
    deal: dealt,
    moves,
    ...(outcome ? { outcome } : {}),
  });
}
