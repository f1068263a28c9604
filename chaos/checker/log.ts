/** Checks the log by itself: no gap, no place taken twice, and every acknowledged move in it exactly once. */

import { same } from "@stolik/kernel";
import type { LogRow } from "@stolik/server/stored";
import { only } from "./evidence.ts";
import type { Check, Violation } from "./evidence.ts";

export const checkGaps: Check = ({ log: { table, rows } }) => {
  const seqs = [...new Set(rows.map(({ seq }) => seq))].toSorted(
    (one, other) => one - other,
  );
  const violations: Violation[] = [];
  for (const [index, seq] of seqs.entries()) {
    const before = seqs[index - 1] ?? -1;
    if (seq === before + 1) continue;
    const words = `${before} is followed by ${seq}`;
    violations.push({ kind: "gap", table: table.id, words });
  }
  return violations;
};

export const checkDoubled: Check = ({ log: { table, rows } }) => {
  const places = rows.map(({ seq }) => `place ${seq}`);
  const moves = rows
    .filter(({ moveId }) => moveId !== null)
    .map(({ seat, moveId }) => `move ${moveId} of seat ${seat}`);
  return repeated([...places, ...moves]).map((what) => ({
    kind: "doubled",
    table: table.id,
    words: `${what} is in the log more than once`,
  }));
};

/** An acknowledged move stands where its answer says, played by the seat that sent it, as it was sent. */
export const checkAcknowledged: Check = ({ log: { table, rows }, entries }) => {
  const sent = new Map(
    only(entries, "sent").map((entry) => [
      `${entry.client} ${entry.id}`,
      entry,
    ]),
  );
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return only(entries, "acknowledged").flatMap(
    ({ client, id, seq }): Violation[] => {
      const move = sent.get(`${client} ${id}`);
      const row = bySeq.get(seq);
      if (move && row && isMove(row, move)) return [];
      const words = `move ${id} of ${client} was acknowledged at ${seq}, where the log has ${row ? `${row.moveId} of seat ${row.seat}` : "nothing"}`;
      return [{ kind: "lost", table: table.id, words }];
    },
  );
};

function isMove(
  row: LogRow,
  sent: { readonly id: string; readonly seat: number; readonly move: unknown },
): boolean {
  return (
    row.moveId === sent.id &&
    row.seat === sent.seat &&
    same(row.move, sent.move)
  );
}

function repeated(names: readonly string[]): string[] {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (once.has(name) ? twice : once).add(name);
  return [...twice];
}
