/** The record of a finished match: seed, entropy and every move with its check. */

import {
  begin,
  extendRecord,
  isSameVersion,
  ok,
  openRecorded,
  recordEntry,
  takeUp,
  uncheckedRecord,
  withSeating,
} from "@stolik/kernel";
import type {
  AnyGame,
  GameRecord,
  Header,
  Recorded,
  Result,
} from "@stolik/kernel";
import { refuse } from "../protocol/refusals.ts";
import type { LogRow, StoredTable } from "../store/stored.ts";
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
  if (!isSameVersion(stored, game)) return refuse("other-rules");
  const rows = await context.store.log(id, 1);
  const record = openedRecord(game, stored, rows);
  if (!record) return refuse("other-rules");
  const taken = takeUp(game, record);
  if (!taken.ok) return refuse("other-rules");
  let played: Recorded = { match: taken.value.match, record };
  for (const row of rows.slice(record.moves.length)) {
    const next = recordEntry(played, entryOf(row));
    if (!next.ok) return refuse("other-rules");
    played = next.value;
  }
  return ok(played.record);
}

/** As far as others played it, up to the change of rules; or of the deal alone. Undefined: nobody wrote down when the rules changed. */
function openedRecord(
  game: AnyGame,
  stored: StoredTable,
  rows: readonly LogRow[],
): GameRecord | undefined {
  const header = headerOf(game, stored);
  const last = rows.findLastIndex(({ rules }) => rules !== undefined);
  const change = rows[last]?.rules;
  if (!change) return dealtRecord(game, stored, header, rows);
  const first = rows.find(({ rules }) => rules !== undefined)?.rules ?? change;
  const entries = rows.slice(0, last).map(entryOf);
  const before = uncheckedRecord({ ...header, ...first.from }, entries);
  const { state } = change;
  return extendRecord(before, change, state, game.outcome(state));
}

function dealtRecord(
  game: AnyGame,
  { dealtVersion }: StoredTable,
  plain: Header,
  rows: readonly LogRow[],
): GameRecord | undefined {
  if (dealtVersion !== game.rulesVersion) return undefined;
  const isSeated = rows.some(({ seating }) => seating !== undefined);
  const header = isSeated ? withSeating(plain) : plain;
  const dealt = begin(game, header);
  return dealt.ok ? openRecorded(dealt.value).record : undefined;
}
