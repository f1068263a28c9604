/** Tells the other nodes, by the board, who is at which table here: what has changed since it was last told, or everything where they have forgotten. */

import type { Board, Watching } from "../store/board.ts";
import { LATELY } from "./attendance.ts";
import type { Here } from "./presence.ts";

/** How often a node with nothing to tell reports that it is alive, in milliseconds. */
const BEAT_EVERY = 3_000;
/** After how long a visit that goes on is told again, in milliseconds; elsewhere it counts that much longer. */
const RENEW_AFTER = 30_000;

export interface PresenceTelling {
  /** Somebody has come or gone. */
  note(table: string): void;
  visit(table: string): void;
  /** Nothing to tell is told too, now and then. */
  tell(): Promise<void>;
}

export interface PresenceTellingOptions {
  readonly board: Board;
  readonly node: string;
  readonly now: () => number;
  readonly here: (table: string) => Here | undefined;
  readonly tables: () => Iterable<string>;
  /** The others have forgotten this node, with all that it told them. */
  readonly onForgotten: () => void;
}

type Rows = ReadonlyMap<string, Watching>;

export function presenceTelling(
  options: PresenceTellingOptions,
): PresenceTelling {
  const { board, node, now, here, tables, onForgotten } = options;
  /** What the others know, by table. */
  let told = new Map<string, Rows>();
  const untold = new Set<string>();
  /** When each was last told. */
  const visits = new Map<string, number>();
  let toldAt = -Infinity;

  const rowsOf = (table: string): Rows =>
    new Map(
      rowsFor(table, here(table), visits.has(table)).map((row) => [
        `${row.kind}:${row.person}`,
        row,
      ]),
    );

  const tellChanges = async (changed: readonly string[]): Promise<boolean> => {
    const gone: Watching[] = [];
    const come: Watching[] = [];
    const next = new Map(changed.map((table) => [table, rowsOf(table)]));
    for (const [table, rows] of next) {
      const before = told.get(table);
      for (const [key, row] of before ?? []) if (!rows.has(key)) gone.push(row);
      for (const [key, row] of rows)
        if (row.kind === "visit" || before?.get(key)?.amount !== row.amount)
          come.push(row);
    }
    if (!(await board.tell(node, gone, come))) return false;
    for (const [table, rows] of next)
      if (rows.size > 0) told.set(table, rows);
      else told.delete(table);
    return true;
  };

  const introduce = async () => {
    onForgotten();
    const all = new Set([...tables(), ...visits.keys()]);
    const next = new Map([...all].map((table) => [table, rowsOf(table)]));
    const rows = [...next.values()].flatMap((some) => [...some.values()]);
    await board.introduce(node, rows);
    told = next;
  };

  const endVisits = () => {
    for (const [table, at] of visits) {
      if (now() - at < LATELY + RENEW_AFTER) continue;
      visits.delete(table);
      untold.add(table);
    }
  };

  return {
    note: (table) => void untold.add(table),
    visit(table) {
      if (now() - (visits.get(table) ?? -Infinity) < RENEW_AFTER) return;
      visits.set(table, now());
      untold.add(table);
    },
    async tell() {
      endVisits();
      if (untold.size === 0 && now() - toldAt < BEAT_EVERY) return;
      const changed = [...untold];
      untold.clear();
      try {
        if (!(await tellChanges(changed))) await introduce();
      } catch (error) {
        for (const table of changed) untold.add(table);
        throw error;
      }
      toldAt = now();
    },
  };
}

function rowsFor(
  table: string,
  here: Here | undefined,
  isVisited: boolean,
): Watching[] {
  const people = (here?.people ?? []).map(
    (person) => ({ table, kind: "person", person, amount: 1 }) as const,
  );
  const row = (kind: Watching["kind"], amount: number): Watching[] =>
    amount > 0 ? [{ table, kind, person: "", amount }] : [];
  return [
    ...people,
    ...row("strangers", here?.strangers ?? 0),
    ...row("visit", isVisited ? LATELY + RENEW_AFTER : 0),
  ];
}
