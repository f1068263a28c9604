/** The checker finds every kind of violation in a made-up run, and nothing in one where all is well. */

import {
  begin,
  digest,
  makeHeader,
  openRecorded,
  originAt,
  parseSeed,
  toldTo,
} from "@stolik/kernel";
import type { AnyGame, Match, SeatingEntry } from "@stolik/kernel";
import { gameIds } from "@stolik/games";
import { describe, expect, it } from "vitest";
import { check } from "../checker/check.ts";
import { only } from "../checker/evidence.ts";
import type { Kind } from "../checker/evidence.ts";
import { fold } from "../checker/fold.ts";
import type { Entry } from "../history.ts";
import { game, goodRun } from "./evidence.ts";
import type { Run } from "./evidence.ts";

describe("a run in which all is well", () => {
  it.each(gameIds.filter((id) => game(id).seats.max > 2))("of %s", (id) => {
    const { violations, ...verdict } = check(goodRun(id));
    expect(violations).toEqual([]);
    expect(verdict).toMatchObject({ tables: 1, moves: 12, views: 39 });
    expect(verdict.acknowledged).toBeGreaterThan(0);
    expect(verdict.longest).toMatchObject({
      table: "table",
      milliseconds: 1000,
    });
  });
});

it("counts a move that was acknowledged twice once", () => {
  const run = goodRun();
  const { acknowledged: once } = check(run);
  run.history.push(...only(run.history, "acknowledged"));
  expect(check(run)).toMatchObject({ acknowledged: once, violations: [] });
});

it("deals a match that continues another from where that one was", () => {
  const [log] = goodRun("nsoe").logs;
  const { table, rows } = log!;
  const rules = game("nsoe");
  const { options, seed: hex } = table;
  const seed = parseSeed(hex)!;
  const entropy = ["", "", ""];
  const deal = { seats: 3, options, seed, entropy };
  const before = begun(rules, deal);
  const origin = originAt(openRecorded(before).record, 0, 1)!;
  const { position } = begun(rules, { ...deal, origin });
  expect(position).not.toEqual(before.position);
  const folded = fold(rules, {
    table: { ...table, origin },
    rows: rows.slice(0, 1),
  });
  expect(folded.states).toEqual([position.state]);
});

describe("a seat that a bot has taken over", () => {
  const standIn = (moveIds: readonly string[]): Run => {
    const run = goodRun();
    const [log] = run.logs;
    const [deal] = log!.rows;
    const entries: readonly SeatingEntry[] = [
      { type: "away", seat: 0 },
      { type: "choice", seat: 1, choice: "stand-in" },
      { type: "stand-in", seat: 0 },
    ];
    const row = { ...deal!, told: [] };
    log!.rows.splice(
      1,
      Infinity,
      ...entries.map((seating, index) => ({ ...row, seq: index + 1, seating })),
      ...moveIds.map((moveId, index) => ({
        ...row,
        seq: entries.length + 1 + index,
        seat: 0,
        moveId,
      })),
    );
    return run;
  };

  it("folds with the entries about it", () => {
    const [log] = standIn([]).logs;
    const folded = fold(game(log!.table.game), log!);
    expect(folded.failure).toBe(undefined);
    expect(folded.states).toHaveLength(4);
  });

  it.each([
    [["bot-3", "bot-4"], 0],
    [["bot-3", "bot-3"], 1],
    [["bot-3", "by hand"], 1],
  ])("moves as a bot does: %j", (moveIds, violations) => {
    const { counts } = check(standIn(moveIds));
    expect(counts["bot-twice"]).toBe(violations);
  });
});

interface Example {
  readonly name: string;
  readonly kind: Kind;
  spoil(run: Run): unknown;
}

const examples: readonly Example[] = [
  {
    name: "an acknowledged move whose row is another's",
    kind: "lost",
    spoil: ({ logs: [log] }) =>
      replace(log!.rows, acknowledged(log!.rows), { moveId: "another" }),
  },
  {
    name: "an acknowledged move that the log has elsewhere",
    kind: "lost",
    spoil: ({ history }) => change(history, "acknowledged", { seq: 99 }),
  },
  {
    name: "an acknowledged move that was kept otherwise",
    kind: "lost",
    spoil: ({ history }) => change(history, "sent", { move: { type: "none" } }),
  },
  {
    name: "an acknowledged move at a table that is not there",
    kind: "lost",
    spoil: ({ history }) => change(history, "acknowledged", { table: "gone" }),
  },
  {
    name: "a move id that is in the log twice",
    kind: "doubled",
    spoil({ logs: [log], history }) {
      const [one, other] = bySeat(log!.rows, 0);
      replace(log!.rows, other!, { moveId: one!.moveId });
      remove(history, (entry) => "id" in entry && entry.id === other!.moveId);
    },
  },
  {
    name: "a place that is taken twice",
    kind: "doubled",
    spoil({ logs: [log] }) {
      const last = log!.rows.at(-1)!;
      log!.rows.push({ ...last, moveId: "another" });
    },
  },
  {
    name: "a bot that was asked once and moved twice",
    kind: "bot-twice",
    spoil({ logs: [log] }) {
      const [one, other] = bySeat(log!.rows, 2);
      replace(log!.rows, other!, { moveId: one!.moveId });
    },
  },
  {
    name: "a bot that answered a question from before its last move",
    kind: "bot-twice",
    spoil({ logs: [log] }) {
      const [one, other] = bySeat(log!.rows, 2);
      replace(log!.rows, other!, { moveId: `bot-${one!.seq - 2}` });
    },
  },
  {
    name: "a turn of a bot that two nodes have",
    kind: "bot-twice",
    spoil: ({ history }) => history.push(lease(1, 5_000), lease(2, 5_040)),
  },
  {
    name: "a view that the log does not lead to",
    kind: "diverged",
    spoil: ({ history }) => change(history, "seen", { view: "another" }),
  },
  {
    name: "a view of a move that is not in the log",
    kind: "diverged",
    spoil: ({ history }) => change(history, "seen", { seq: 99, heard: [] }),
  },
  {
    name: "events that were not told",
    kind: "diverged",
    spoil: ({ history }) =>
      change(history, "seen", { heard: [{ seq: 3, events: "another" }] }),
  },
  {
    name: "a last view that is behind the head",
    kind: "diverged",
    spoil: ({ history }) => change(history, "last", { seq: 11 }),
  },
  {
    name: "a view through another's seat",
    kind: "leaked",
    spoil({ history }) {
      const mine = only(history, "seen").find(({ client }) => client === "Ala");
      change(history, "seen", { view: mine!.view }, "Ugo");
    },
  },
  {
    name: "a view without holes",
    kind: "leaked",
    spoil: ({ history }) =>
      change(history, "seen", { view: "more", holes: 0 }, "Ugo"),
  },
  {
    name: "events for another seat",
    kind: "leaked",
    spoil({ history, logs: [log] }) {
      const { told } = fold(game(log!.table.game), log!);
      const seq = told.findIndex((all) => all.some(({ only: some }) => some));
      const all = digest(told[seq]!.map(({ event }) => event));
      expect(digest(toldTo(told[seq]!, null))).not.toBe(all);
      change(history, "seen", { heard: [{ seq, events: all }] }, "Ewa");
    },
  },
  {
    name: "the seed in a frame",
    kind: "leaked",
    spoil({ history, logs: [log] }) {
      const digits = log!.table.seed;
      history.push({
        type: "digits",
        at: 0,
        client: "Ala",
        table: "table",
        digits,
      });
    },
  },
  {
    name: "a member that the protocol does not know",
    kind: "leaked",
    spoil({ history }) {
      history.push({
        type: "strange",
        at: 0,
        client: "Ala",
        table: "table",
        member: "state",
      });
    },
  },
  {
    name: "no move after the last fault",
    kind: "stuck",
    spoil: ({ history }) => change(history, "healed", { at: 60_000 }),
  },
  {
    name: "a table that was stopped",
    kind: "stuck",
    spoil({ logs: [log] }) {
      log!.table = { ...log!.table, status: "stopped" };
    },
  },
  {
    name: "a node that does not end",
    kind: "stuck",
    spoil({ history }) {
      history.push({ type: "overdue", at: 0, node: 1 });
    },
  },
];

describe("the checker finds", () => {
  it.each(examples)("$kind: $name", ({ kind, spoil }) => {
    const run = goodRun();
    spoil(run);
    expect(check(run).counts[kind]).toBe(1);
  });

  it("gap: a row that is missing", () => {
    const run = goodRun();
    run.logs[0]!.rows.splice(5, 1);
    const { counts, violations } = check(run);
    expect(counts.gap).toBe(1);
    expect(violations.map(({ words }) => words)).toContain(
      "4 is followed by 6",
    );
  });

  it("diverged: a log that does not fold", () => {
    const run = goodRun();
    replace(run.logs[0]!.rows, run.logs[0]!.rows[4]!, { move: {} });
    const [violation] = check(run).violations.filter(
      ({ kind }) => kind === "diverged",
    );
    expect(violation?.words).toMatch(/does not fold: row 4 is refused/);
  });
});

describe("turns of bots that two nodes have one after the other", () => {
  const given = { type: "released", table: "table", at: 0 } as const;
  it.each([
    ["after a move", [lease(1, 5_000), lease(2, 5_100)]],
    ["given back", [lease(1, 5_000), { ...given, node: 1 }, lease(2, 5_001)]],
    [
      "told too late",
      [lease(1, 5_000), lease(2, 5_001), { ...given, node: 1 }],
    ],
  ])("%s are no violation", (_, entries) => {
    const run = goodRun();
    run.history.push(...entries);
    expect(check(run).violations).toEqual([]);
  });
});

function lease(node: number, from: number): Entry {
  const until = from + 5_000;
  return { type: "leased", at: 0, table: "table", node, from, until };
}

type Rows = Run["logs"][number]["rows"];
type Row = Rows[number];

function bySeat(rows: Rows, seat: number): Row[] {
  return rows.filter((row) => row.seat === seat);
}

function acknowledged(rows: Rows): Row {
  return bySeat(rows, 0)[0]!;
}

function replace(rows: Rows, row: Row, changes: Partial<Row>): void {
  rows[rows.indexOf(row)] = { ...row, ...changes };
}

function remove(history: Entry[], fits: (entry: Entry) => boolean): void {
  history.splice(0, history.length, ...history.filter((one) => !fits(one)));
}

/** Changes the first entry of that type, or that client's. */
function change(
  history: Entry[],
  type: Entry["type"],
  changes: Record<string, unknown>,
  client?: string,
): void {
  const index = history.findIndex(
    (entry) =>
      entry.type === type &&
      (client === undefined || ("client" in entry && entry.client === client)),
  );
  history[index] = { ...history[index], ...changes } as Entry;
}

function begun(rules: AnyGame, deal: Parameters<typeof makeHeader>[1]): Match {
  const match = begin(rules, makeHeader(rules, deal));
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}
