/** The record of a finished match: seed, entropy and every move with its check. */

import {
  adopt,
  attempt,
  begin,
  extendRecord,
  ok,
  openRecord,
  withSeating,
} from "@stolik/kernel";
import type { GameRecord, Result } from "@stolik/kernel";
import { refuse } from "../protocol/refusals.ts";
import type { Context } from "./context.ts";
import { entryOf, headerOf } from "./fold.ts";
import { openCurrent } from "./open.ts";

/** Refused before the end: the seed is secret until then. */
export async function recordOf(
  context: Context,
  id: string,
): Promise<Result<GameRecord>> {
  const table = await openCurrent(context, id);
  if (!table) return refuse("unknown-table");
  const { game, stored } = table;
  if (stored.status !== "over") return refuse("not-over");
  const isCurrent =
    stored.rulesVersion === game.rulesVersion &&
    stored.dealtVersion === game.rulesVersion &&
    stored.contentVersion === game.contentVersion;
  if (!isCurrent) return refuse("other-rules");
  const rows = await context.store.log(id, 1);
  const plain = headerOf(game, stored);
  const isSeated = rows.some(({ seating }) => seating !== undefined);
  const header = isSeated ? withSeating(plain) : plain;
  const dealt = begin(game, header);
  if (!dealt.ok) return refuse("other-rules");
  let match = dealt.value;
  let record = openRecord(header, match.position.state);
  for (const row of rows) {
    const entry = entryOf(row);
    const step = attempt(match, entry);
    if (!step.ok) return refuse("other-rules");
    match = adopt(match, step.value);
    const { state } = match.position;
    record = extendRecord(record, entry, state, game.outcome(state));
  }
  return ok(record);
}
