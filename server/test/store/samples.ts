/** Tables and moves to try a store with. */

import type { GameRecord, SeatingEntry } from "@stolik/kernel";
import type { Store } from "../../store/store.ts";
import type { Append, StoredTable, TakeOver } from "../../store/stored.ts";

/** What a test of the suite is given: a store of its own, and `reopen`, which closes it and opens the same data again. */
export type OpenStore = () => Promise<{
  store: Store;
  reopen: () => Promise<Store>;
}>;

/** A table that no other test has. */
export const aTable = tableMaker();

function tableMaker() {
  let tables = 0;
  return (status: StoredTable["status"] = "waiting"): StoredTable => {
    tables += 1;
    return {
      id: `table-${tables}`,
      game: "nsoe",
      rulesVersion: 1,
      dealtVersion: 1,
      contentVersion: "x",
      options: { board: "tight" },
      seed: "00".repeat(32),
      status,
      host: "ala",
      seats: [
        { type: "person", person: "ala", name: "Ala", entropy: "e" },
        { type: "open" },
        { type: "bot", name: "Ada", level: 2 },
      ],
      revision: 0,
      next: null,
      madeAt: 1_700_000_000_000,
      removed: [],
    };
  };
}

/** Of a match that has just been dealt. */
export const aRecord: GameRecord = {
  format: 1,
  game: "nsoe",
  rulesVersion: 1,
  contentVersion: "x",
  options: {},
  seats: 3,
  commitment: "00".repeat(32),
  entropy: ["", "", ""],
  seed: "00".repeat(32),
  deal: "00".repeat(8),
  moves: [],
};

/** The id of a table that is being played. */
export async function make(store: Store): Promise<string> {
  const table = aTable("playing");
  await store.createTable(table);
  return table.id;
}

export function aMove(
  table: string,
  seq: number,
  more: Partial<Append> = {},
): Append {
  const row = {
    seq,
    seat: seq === 0 ? null : 0,
    move: seq === 0 ? null : { type: "draw", pile: seq },
    moveId: seq === 0 ? null : `move-${seq}`,
    told: [{ event: { type: "drew" }, only: [0] }],
    at: 1_700_000_000_000,
  };
  return { table, row, rulesVersion: 1, ...more };
}

export function aSeating(
  table: string,
  seq: number,
  seating: SeatingEntry,
): Append {
  const at = 1_700_000_000_000;
  const row = { seq, seat: null, move: null, moveId: null, told: [], at };
  return { table, row: { ...row, seating }, rulesVersion: 1, dueIn: null };
}

/** Rules of the next version take the table over at this seq. */
export function aTakeOver(
  table: string,
  seq: number,
  from = 1,
  contentVersion = "x",
): TakeOver {
  const at = 1_700_000_000_000;
  const row = { seq, seat: null, move: null, moveId: null, told: [], at };
  const rules = {
    type: "rules",
    from: { rulesVersion: from, contentVersion: "x" },
    to: { rulesVersion: from + 1, contentVersion },
    state: { cards: [101] },
  } as const;
  return { table, row: { ...row, rules }, rulesVersion: from + 1 };
}
