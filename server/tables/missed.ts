/** What somebody missed at a running table: every move since they last moved or looked, as their seat may know it. */

import { adopt, diff, isSameVersion, ok } from "@stolik/kernel";
import type { Match, Result, Seat } from "@stolik/kernel";
import type { Missed, MissedStep } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { LogRow, Snapshot, StoredTable } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { deal, replayRow, resumeAt, startOf } from "./fold.ts";
import { openCurrent } from "./open.ts";
import type { OpenTable } from "./open-table.ts";

/** More than a round of any game; nobody sits through more. */
const MOST = 60;

/** `seen`: the last position that they know. */
export async function missedBy(
  context: Context,
  id: string,
  seat: Seat,
  seen: number,
): Promise<Result<Missed>> {
  const table = await openCurrent(context, id);
  if (!table) return refuse("unknown-table");
  const { match, stored } = table;
  if (!match) return refuse("not-started");
  const { seq } = match.position;
  if (seen >= seq || stored.status !== "playing") return ok(nothing(seq));
  const rows = await context.store.log(id, 0);
  const from = Math.max(lastOwn(rows, seat), seen);
  const head = rows.length - 1;
  if (head <= from || head - from > MOST) return ok(nothing(head));
  const start = startBefore(
    table,
    await context.store.snapshot(id),
    rows,
    from,
  );
  return ok(start ? stepsFrom(start, rows, from, seat) : nothing(head));
}

function nothing(seq: number): Missed {
  return { seq, view: null, steps: [] };
}

/** Their last move; what a bot played in their place they have not seen. */
function lastOwn(rows: readonly LogRow[], seat: Seat): number {
  let own = 0;
  let hasStandIn = false;
  for (const row of rows) {
    const { seating } = row;
    if (seating && seating.type !== "end" && seating.seat === seat) {
      if (seating.type === "stand-in") hasStandIn = true;
      if (seating.type === "return") hasStandIn = false;
    } else if (row.seat === seat && !hasStandIn) own = row.seq;
  }
  return own;
}

/** The last position up to there from which these rules can play; undefined: others played it. */
function startBefore(
  { game, stored }: OpenTable,
  snapshot: Snapshot | undefined,
  rows: readonly LogRow[],
  from: number,
): Match | undefined {
  if (!isSameVersion(stored, game)) return undefined;
  const kept = snapshot && startOf(snapshot, rows);
  if (kept && kept.rulesVersion === game.rulesVersion && kept.seq <= from)
    return resumeAt(game, stored, kept, rows).match;
  const change = rows.findLast(({ rules }) => rules !== undefined);
  if (!change?.rules)
    return wasDealtBy(stored) ? deal(game, stored).match : undefined;
  if (change.seq > from) return undefined;
  const { state } = change.rules;
  return resumeAt(game, stored, { seq: change.seq, state }, rows).match;
}

function wasDealtBy({ dealtVersion, rulesVersion }: StoredTable): boolean {
  return dealtVersion === rulesVersion;
}

function stepsFrom(
  start: Match,
  rows: readonly LogRow[],
  from: number,
  seat: Seat,
): Missed {
  const viewOf = ({ game, position }: Match) => game.view(position.state, seat);
  let match = start;
  const after = () => rows.slice(match.position.seq + 1);
  for (const row of after().filter(({ seq }) => seq <= from))
    match = adopt(match, replayRow(match, row));
  const first = viewOf(match);
  const steps: MissedStep[] = [];
  for (const row of after()) {
    const before = viewOf(match);
    match = adopt(match, replayRow(match, row));
    const patch = diff(before, viewOf(match));
    if (!row.seating) steps.push({ seq: row.seq, ...(patch ? { patch } : {}) });
  }
  return { seq: from, view: first, steps };
}
