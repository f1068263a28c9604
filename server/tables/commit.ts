/** A step becomes durable: appended at head + 1 and committed, and only then adopted and published. */

import { diffText } from "@stolik/kernel";
import type { MatchStep } from "@stolik/kernel";
import type { Append, LogRow } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { nextDue } from "./due.ts";
import { follow } from "./open-table.ts";
import type { OpenTable } from "./open-table.ts";
import { tell } from "./tell.ts";

const SNAPSHOT_EVERY = 50;

/** When it was durable; undefined: its place was taken, or others have taken the table over, and memory has to be brought up to date. */
export async function commit(
  context: Context,
  table: OpenTable,
  step: MatchStep,
  moveId: string | null,
): Promise<number | undefined> {
  const append = appendOf(context, table, step, moveId);
  if ((await context.store.append(append)) !== "kept") return undefined;
  const committed = performance.now();
  afterCommit(context, table, append, step);
  return committed;
}

/** The row of a step, and what becomes true with it. */
export function appendOf(
  context: Context,
  table: OpenTable,
  step: MatchStep,
  moveId: string | null,
): Append {
  const { game, match, stored } = table;
  if (!match) throw new Error(`Table ${stored.id} was not dealt.`);
  const { rulesVersion } = game;
  const { seq, state } = step.position;
  const outcome = game.outcome(state);
  const { isEnded } = step.seating;
  const isSnapshot =
    outcome !== undefined || isEnded || seq % SNAPSHOT_EVERY === 0;
  return {
    table: stored.id,
    row: rowOf(step, moveId),
    rulesVersion,
    patch: diffText(match.position.state, state) ?? null,
    ...(isSnapshot ? { snapshot: { seq, rulesVersion, state } } : {}),
    ...(outcome ? { outcome } : {}),
    ...(isEnded ? { isEnded } : {}),
    ...nextDue(context, table, step),
  };
}

function rowOf(
  { entry, position: { seq }, told }: MatchStep,
  moveId: string | null,
): LogRow {
  const at = Date.now();
  if (entry.type === "move") {
    const { seat, move } = entry;
    return { seq, moveId, told, at, seat, move };
  }
  const quiet = { seq, moveId, told, at, seat: null, move: null };
  return entry.type === "rules"
    ? { ...quiet, rules: entry }
    : { ...quiet, seating: entry };
}

/** It is in the log: memory follows, and everyone hears. */
function afterCommit(
  context: Context,
  table: OpenTable,
  append: Append,
  step: MatchStep,
): void {
  const { id } = table.stored;
  const { row, dueIn } = append;
  const isEnd = follow(table, row, step);
  tell(context, id, row.seq);
  if (isEnd || row.seating) context.bus.publish(id, { type: "table" });
  if (typeof dueIn === "number") context.onDue(id, dueIn);
}
