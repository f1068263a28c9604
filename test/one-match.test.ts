/** The same seed and the same moves through the server's path, the page's and the simulator's: the same views, questions and record, in every game. */

import { gameIds, recordMatch } from "../games/registry/index.ts";
import { findGame } from "../games/registry/node.ts";
import {
  adopt,
  attempt,
  begin,
  heardBy,
  movesIn,
  makeQuestion,
  nextBot,
  questionFor,
  seedFrom,
  seedToHex,
  toldTo,
  verify,
} from "../kernel/index.ts";
import type { GameRecord, Player } from "../kernel/index.ts";
import { describe, expect, it } from "vitest";
import { foldLog } from "../server/tables/fold.ts";
import type { LogRow, StoredTable } from "../server/store/stored.ts";
import { beginMatch, matchFor, playMove } from "../web/session/local-match.ts";
import { resumeMatch } from "../web/session/resume-match.ts";

const SEATS = 2;
const BUDGET = 5;
/** Enough to meet every kind of move without playing for minutes. */
const COMPARED = 60;

const players: readonly Player[] = [
  { type: "person", name: "Ala", isOnline: true },
  { type: "bot", name: "Ada", level: 1 },
];

/** A match of random players, as the simulator writes it down. */
function simulated(id: string): GameRecord {
  const entry = entryOf(id);
  const options = entry.game.parseOptions({}, SEATS);
  if (!options.ok) throw new Error(options.refusal.code);
  return recordMatch(entry, {
    seats: SEATS,
    options: options.value,
    seed: seedFrom(`one match of ${id}`),
    players: ["random", "random"],
    budget: BUDGET,
  });
}

function entryOf(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return entry;
}

/** The server's table with so many moves of the record in its log. */
function served(id: string, record: GameRecord, moves: number) {
  const { game } = entryOf(id);
  const begun = begin(game, record);
  if (!begun.ok) throw new Error(begun.refusal.code);
  let match = begun.value;
  const { state } = match.position;
  const rows: LogRow[] = [row(0, null, null, match.told[0] ?? [])];
  for (const { seat, move } of movesIn(record).slice(0, moves)) {
    const step = attempt(match, { type: "move", seat, move });
    if (!step.ok) throw new Error(step.refusal.code);
    match = adopt(match, step.value);
    rows.push(row(match.position.seq, seat, move, step.value.told));
  }
  const snapshot = { seq: 0, rulesVersion: game.rulesVersion, state };
  return foldLog(game, storedTable(record), snapshot, rows).match;
}

function row(
  seq: number,
  seat: number | null,
  move: unknown,
  told: LogRow["told"],
): LogRow {
  return {
    seq,
    seat,
    move,
    moveId: seat === null ? null : `${seq}`,
    told,
    at: 0,
  };
}

function storedTable(record: GameRecord): StoredTable {
  return {
    id: "table",
    game: record.game,
    rulesVersion: record.rulesVersion,
    dealtVersion: record.rulesVersion,
    contentVersion: record.contentVersion,
    options: record.options,
    seed: record.seed,
    status: "playing",
    host: "ala",
    seats: [
      { type: "person", person: "ala", name: "Ala", entropy: "" },
      { type: "bot", name: "Ada", level: 1 },
    ],
    revision: 1,
    next: null,
    madeAt: 0,
    removed: [],
  };
}

describe.each(gameIds)("%s", (id) => {
  const entry = entryOf(id);
  const { game } = entry;
  const record = simulated(id);

  it("is the same match on the server and on the page", () => {
    const setup = { game: id, options: record.options, players };
    const begun = beginMatch(entry, setup, seedFrom(`one match of ${id}`));
    if (!begun.ok) throw new Error(begun.refusal.code);
    let local = begun.value;
    expect(local.record.seed).toBe(seedToHex(seedFrom(`one match of ${id}`)));
    for (const [index, { seat, move }] of movesIn(record)
      .slice(0, COMPARED)
      .entries()) {
      const table = served(id, record, index);
      const { state } = table.position;
      const shown = matchFor(local, "1", null);
      expect(shown.view).toEqual(game.view(state, 0));
      expect(shown.heard).toEqual(heardBy(table, 0));
      expect(nextBot(game, local.match.position.state, players)).toEqual(
        nextBot(game, state, storedTable(record).seats),
      );
      for (const asked of [0, 1])
        expect(questionFor(local.match, asked, 2, BUDGET)).toEqual(
          questionFor(table, asked, 2, BUDGET),
        );
      const next = playMove(local, seat, move);
      if (!next.ok) throw new Error(next.refusal.code);
      local = next.value;
    }
  });

  it("is written down alike by simulator and page, and goes on from there", () => {
    const setup = { game: id, options: record.options, players };
    const begun = beginMatch(entry, setup, seedFrom(`one match of ${id}`));
    if (!begun.ok) throw new Error(begun.refusal.code);
    let local = begun.value;
    for (const { seat, move } of movesIn(record)) {
      const next = playMove(local, seat, move);
      if (!next.ok) throw new Error(next.refusal.code);
      local = next.value;
    }
    expect(local.record).toEqual(record);
    expect(verify(game, record)).toMatchObject({ ok: true });
    const resumed = resumeMatch(entry, { record, players });
    if (!resumed.ok) throw new Error(resumed.refusal.code);
    expect(resumed.value.match.position).toEqual(local.match.position);
  });

  it("puts the simulator's question as the server puts it", () => {
    const table = served(id, record, 3);
    const { seq, state } = table.position;
    const told = table.told.flatMap((entries) => toldTo(entries, 1));
    const asked = {
      seq,
      state,
      seat: 1,
      told,
      level: 3,
      budget: BUDGET,
    } as const;
    expect(makeQuestion(game, table.key, asked)).toEqual(
      questionFor(table, 1, 3, BUDGET),
    );
  });
});
