/** Checks that no bot moved twice: each of its moves answers a question that was asked after its last one, and no turn was given to two nodes. */

import type { LogRow } from "@stolik/server/stored";
import type { Entry } from "../history.ts";
import { BOT_DELAY } from "../node-settings.ts";
import { only } from "./evidence.ts";
import type { Check, Violation } from "./evidence.ts";

const BOT_MOVE = /^bot-(\d+)$/;

export const checkBots: Check = ({ log: { table, rows } }) =>
  [...table.seats.entries()].flatMap(([seat, { type }]) =>
    movedTwice(
      type === "bot" ? rowsOf(rows, seat) : standInRows(rows, seat),
    ).map((words) => ({
      kind: "bot-twice",
      table: table.id,
      words: `the bot at seat ${seat} ${words}`,
    })),
  );

function rowsOf(rows: readonly LogRow[], seat: number): LogRow[] {
  return rows.filter((row) => row.seat === seat);
}

/** The moves at a person's seat between a stand-in's coming and the person's return. */
function standInRows(rows: readonly LogRow[], seat: number): LogRow[] {
  let hasStandIn = false;
  return rows.filter(({ seat: mover, seating }) => {
    if (seating && "seat" in seating && seating.seat === seat)
      hasStandIn = seating.type === "stand-in";
    return mover === seat && hasStandIn;
  });
}

function movedTwice(rows: readonly LogRow[]): Violation["words"][] {
  const found: string[] = [];
  let last = -1;
  for (const { seq, moveId } of rows) {
    const asked = BOT_MOVE.exec(moveId ?? "")?.[1];
    if (asked === undefined) found.push(`moved under the id ${moveId}`);
    else if (Number(asked) < last)
      found.push(
        `was asked at ${asked} and at its move ${last}, and moved at both`,
      );
    last = seq;
  }
  return found;
}

/** Whoever has a turn has it until the next move, and then no bot is due for a while: a turn taken sooner is the same one, unless it was given back. */
export const checkLeases: Check = ({ log: { table }, entries }) => {
  const leases = only(entries, "leased").toSorted(
    (one, other) => one.from - other.from,
  );
  return leases.slice(1).flatMap((second, index): Violation[] => {
    const first = leases[index];
    if (!first || second.from - first.from >= BOT_DELAY) return [];
    if (isGivenBack(first, entries)) return [];
    const words = `nodes ${first.node} and ${second.node} had the same turn of a bot`;
    return [{ kind: "bot-twice", table: table.id, words }];
  });
};

type Leased = Extract<Entry, { type: "leased" }>;

/** Before the same node took the table's next turn. */
function isGivenBack(lease: Leased, entries: readonly Entry[]): boolean {
  const after = entries
    .slice(entries.indexOf(lease) + 1)
    .filter((entry) => "node" in entry && entry.node === lease.node);
  return after[0]?.type === "released";
}
