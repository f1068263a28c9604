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

const WRITES = [
  "savePerson",
  "renewTablesOf",
  "createTable",
  "saveLobby",
  "startTable",
  "followTable",
  "append",
  "saveSnapshot",
  "takeOver",
  "stopTable",
  "saveDailyResult",
  "saveReport",
];
/** Called by the clock, or for the end: their turn depends on chance. */
const UNCOUNTED = ["dueTables", "leaseDue", "cookieKeys", "idle", "close"];

export function faultyStore(): FaultyStore {
  let sound: Store | undefined;
  let left = 0;
  let kind: Fault = "undone";
  let failing: "none" | "writes" | "all" = "none";

  const isHit = (name: string): boolean => {
    if (failing === "writes") return WRITES.includes(name);
    if (failing === "all") return name !== "idle" && name !== "close";
    if (UNCOUNTED.includes(name)) return false;
    if (kind === "unanswered" && !WRITES.includes(name)) return false;
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
          if (!isHit(name)) return call(...values);
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
