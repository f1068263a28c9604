/** The checker, in the manner of Jepsen: reads the history of a run and the logs it left, and tells what does not hold. */

import type { Entry } from "../history.ts";
import { checkBots, checkLeases } from "./bots.ts";
import { kinds, only } from "./evidence.ts";
import type { Case, Check, Evidence, Kind, Violation } from "./evidence.ts";
import { checkAcknowledged, checkDoubled, checkGaps } from "./log.ts";
import { checkProgress, longestOf, longestSilence } from "./progress.ts";
import type { Silence } from "./progress.ts";
import { checkSecrets, checkViews } from "./views.ts";

export interface Verdict {
  readonly violations: readonly Violation[];
  readonly counts: Readonly<Record<Kind, number>>;
  readonly tables: number;
  /** Rows of all logs, the deals apart. */
  readonly moves: number;
  readonly acknowledged: number;
  /** How many views were compared. */
  readonly views: number;
  readonly longest: Silence | undefined;
}

const checks: readonly Check[] = [
  checkGaps,
  checkDoubled,
  checkAcknowledged,
  checkBots,
  checkLeases,
  checkViews,
  checkSecrets,
  checkProgress,
];

export function check({ history, logs, findGame }: Evidence): Verdict {
  const byTable = groupByTable(history);
  const healedAt = only(history, "healed").at(-1)?.at;
  const endedAt = only(history, "ended").at(-1)?.at ?? history.at(-1)?.at ?? 0;
  const violations: Violation[] = [];
  const silences: Silence[] = [];
  for (const log of logs) {
    const game = findGame(log.table.game);
    if (!game) throw new Error(`There is no game ${log.table.game}.`);
    const entries = byTable.get(log.table.id) ?? [];
    const one: Case = { log, game, entries, healedAt, endedAt };
    for (const find of checks) violations.push(...find(one));
    silences.push(longestSilence(one));
  }
  violations.push(...vanished(history, logs), ...overdue(history));
  return {
    violations,
    counts: countsOf(violations),
    tables: logs.length,
    moves: logs.reduce(
      (sum, { rows }) => sum + Math.max(0, rows.length - 1),
      0,
    ),
    acknowledged: new Set(
      only(history, "acknowledged").map(({ table, id }) => `${table} ${id}`),
    ).size,
    views: only(history, "seen").length,
    longest: longestOf(silences),
  };
}

function groupByTable(
  history: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of history) {
    if (!("table" in entry)) continue;
    const group = groups.get(entry.table) ?? [];
    groups.set(entry.table, group);
    group.push(entry);
  }
  return groups;
}

/** Moves that were acknowledged at tables of which the store knows nothing. */
function vanished(
  history: readonly Entry[],
  logs: Evidence["logs"],
): Violation[] {
  const known = new Set(logs.map(({ table }) => table.id));
  return only(history, "acknowledged")
    .filter(({ table }) => !known.has(table))
    .map(({ table, id }) => ({
      kind: "lost",
      table,
      words: `move ${id} was acknowledged at a table that is not there`,
    }));
}

function overdue(history: readonly Entry[]): Violation[] {
  return only(history, "overdue").map(({ node }) => ({
    kind: "stuck",
    table: `node ${node}`,
    words: "it did not end in time when it was told to",
  }));
}

function countsOf(violations: readonly Violation[]): Verdict["counts"] {
  const counts = kinds.map(
    (kind) =>
      [kind, violations.filter((one) => one.kind === kind).length] as const,
  );
  return Object.fromEntries(counts) as Record<Kind, number>;
}
