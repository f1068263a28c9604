/** The fold of a log by the kernel alone: what the match was at every seq, and what it told. */

import {
  adopt,
  attempt,
  begin,
  makeHeader,
  parseSeed,
  same,
} from "@stolik/kernel";
import type { AnyGame, Match } from "@stolik/kernel";
import type { TableLog } from "./evidence.ts";

export interface Fold {
  /** By seq. */
  readonly states: readonly unknown[];
  readonly told: Match["told"];
  /** Why the log does not fold any further. */
  readonly failure?: string;
}

export function fold(game: AnyGame, { table, rows }: TableLog): Fold {
  const states: unknown[] = [];
  const seed = parseSeed(table.seed);
  if (!seed) return { states, told: [], failure: "it has no seed" };
  if (rows.length === 0) return { states, told: [] };
  // Put together once more: what checks the server takes nothing from it.
  const { origin } = table;
  const header = makeHeader(game, {
    seats: table.seats.length,
    options: table.options,
    seed,
    entropy: table.seats.map((seat) =>
      seat.type === "person" ? seat.entropy : "",
    ),
    origin: origin && { record: origin.record, seat: origin.seat },
  });
  const dealt = begin(game, header);
  if (!dealt.ok) return { states, told: [], failure: dealt.refusal.code };
  let match = dealt.value;
  states.push(match.position.state);
  for (const row of rows.slice(1)) {
    const { seq, seat, move, seating, rules } = row;
    const stop = (why: string): Fold => ({
      states,
      told: match.told,
      failure: `row ${seq} ${why}`,
    });
    if (seq !== match.position.seq + 1) return stop("does not follow");
    const played = seat === null ? null : { type: "move" as const, seat, move };
    const entry = seating ?? rules ?? played;
    if (!entry) return stop("was played by nobody");
    const step = attempt(match, entry);
    if (!step.ok) return stop(`is refused: ${step.refusal.code}`);
    if (!same(step.value.told, row.told)) return stop("tells something else");
    match = adopt(match, step.value);
    states.push(match.position.state);
  }
  return { states, told: match.told };
}
