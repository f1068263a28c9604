/** What somebody missed at a running table: every move since they last moved or looked, as their seat may know it. */

import { adopt, diff, freeze, isSameVersion, ok, resume } from "@stolik/kernel";
import type { Match, Position, Result, Seat } from "@stolik/kernel";
import type { Missed, MissedStep } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { LogRow } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { replayRow } from "./fold.ts";
import { openCurrent } from "./open.ts";
import type { OpenTable } from "./open-table.ts";

/** More than a round of any game; nobody sits through more. */
const MOST = 60;

/** `seen`: the last position that they know. No more of the log is read than is played again, however long it is. */
export async function missedBy(
  context: Context,
  id: string,
  seat: Seat,
  seen: number,
): Promise<Result<Missed>> {
  const table = await openCurrent(context, id);
  if (!table) return refuse("unknown-table");
  const { history, match, stored } = table;
  if (!match) return refuse("not-started");
  const { seq } = match.position;
  // What a bot played in their place they have not seen.
  const from = Math.max(history.lastOwn[seat] ?? 0, seen);
  const isMissing = seq > from && seq - from <= MOST;
  if (!isMissing || stored.status !== "playing") return ok(nothing(seq));
  const start = await startBefore(context, table, match, from);
  if (!start) return ok(nothing(seq));
  const rows = await context.store.log(id, start.position.seq + 1);
  // What came since this began may be by other rules.
  const known = rows.filter((row) => row.seq <= seq);
  return ok(stepsFrom(start, known, from, seat));
}

function nothing(seq: number): Missed {
  return { seq, view: null, steps: [] };
}

/** The match at the last position up to there from which these rules can play; undefined: others played it. */
async function startBefore(
  { store }: Context,
  { game, stored }: OpenTable,
  { header, quietEntries, told }: Match,
  from: number,
): Promise<Match | undefined> {
  if (!isSameVersion(stored, game)) return undefined;
  const change = quietEntries.findLast(({ entry }) => entry.type === "rules");
  if (change && change.seq > from) return undefined;
  const kept = await store.snapshot(stored.id, from);
  const resumeAt = ({ seq, state }: Position<unknown>) =>
    resume(
      game,
      header,
      freeze({ seq, state }),
      told.slice(0, seq + 1),
      quietEntries.filter((row) => row.seq <= seq),
    );
  if (change?.entry.type === "rules" && change.seq > (kept?.seq ?? 0))
    return resumeAt({ seq: change.seq, state: change.entry.state });
  return kept?.rulesVersion === game.rulesVersion ? resumeAt(kept) : undefined;
}

function stepsFrom(
  start: Match,
  rows: readonly LogRow[],
  from: number,
  seat: Seat,
): Missed {
  const viewOf = ({ game, position }: Match) => game.view(position.state, seat);
  let match = start;
  for (const row of rows.filter(({ seq }) => seq <= from))
    match = adopt(match, replayRow(match, row));
  const first = viewOf(match);
  const steps: MissedStep[] = [];
  for (const row of rows.filter(({ seq }) => seq > from)) {
    const before = viewOf(match);
    match = adopt(match, replayRow(match, row));
    const patch = diff(before, viewOf(match));
    if (!row.seating) steps.push({ seq: row.seq, ...(patch ? { patch } : {}) });
  }
  return { seq: from, view: first, steps };
}
