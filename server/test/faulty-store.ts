/** A store that fails once, at the call it is told: before it does anything, or after the write is durable. */

import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";

/** `undone`: nothing has happened. `unanswered`: a write is durable, and nobody is told. */
export type Fault = "undone" | "unanswered";

export interface FaultyStore {
  open(folder: string): Promise<Store>;
  /** The n-th call from now on fails; of an unanswered one only writes are counted. */
  failAt(call: number, fault: Fault): void;
  /** Whether it has failed since it was told to. */
  hasFailed(): boolean;
  /** Every call fails until `recover`, or every write. */
  fail(which?: "all" | "writes"): void;
  recover(): void;
  /** What lies beneath, and never fails. */
  readonly sound: Store;
}

/** What each call does; one that the store has and this list has not does not compile. */
const KINDS: Readonly<Record<keyof Store, "read" | "write">> = {
  secret: "read",
  cookieKeys: "read",
  addCookieKey: "write",
  savePerson: "write",
  person: "read",
  renewTablesOf: "write",
  tablesOf: "read",
  namesBeside: "read",
  createTable: "write",
  table: "read",
  saveLobby: "write",
  startTable: "write",
  followTable: "write",
  append: "write",
  log: "read",
  heads: "read",
  rowsAfter: "read",
  snapshot: "read",
  saveSnapshot: "write",
  patches: "read",
  takeOver: "write",
  outcome: "read",
  stopTable: "write",
  unfinished: "read",
  unplayed: "read",
  deleteTable: "write",
  saveReport: "write",
  reports: "read",
  saveDailyResult: "write",
  dailyScore: "read",
  dailyScores: "read",
  deleteDailyResults: "write",
  dueTables: "read",
  leaseDue: "write",
  releaseLease: "write",
  pauseBots: "write",
  resumeBots: "write",
  ping: "read",
  idle: "read",
  close: "read",
};
/** Called by the clock, or for the end: their turn depends on chance. */
const UNCOUNTED: readonly (keyof Store)[] = [
  "dueTables",
  "leaseDue",
  "cookieKeys",
  "unplayed",
  "deleteTable",
  "deleteDailyResults",
  "ping",
  "idle",
  "close",
];

export function faultyStore(): FaultyStore {
  let sound: Store | undefined;
  let left = 0;
  let kind: Fault = "undone";
  let failing: "none" | "writes" | "all" = "none";

  const isHit = (name: keyof Store): boolean => {
    const isWrite = KINDS[name] === "write";
    if (failing === "writes") return isWrite;
    if (failing === "all") return name !== "idle" && name !== "close";
    if (UNCOUNTED.includes(name)) return false;
    if (kind === "unanswered" && !isWrite) return false;
    if (left === 0) return false;
    left -= 1;
    return left === 0;
  };

  return {
    async open(folder) {
      sound = await openSqlite(folder);
      const calls = Object.entries(sound).map(([name, call]) => [
        name,
        async (...values: never[]): Promise<unknown> => {
          if (!isHit(name as keyof Store)) return call(...values);
          if (kind === "unanswered") await call(...values);
          throw new Error(`No answer from ${name}.`);
        },
      ]);
      return Object.fromEntries(calls) as Store;
    },
    failAt(call, fault) {
      left = call;
      kind = fault;
    },
    hasFailed: () => left === 0,
    fail(which = "all") {
      kind = "undone";
      failing = which;
    },
    recover() {
      failing = "none";
      left = 0;
    },
    get sound() {
      if (!sound) throw new Error("The store is not open.");
      return sound;
    },
  };
}
