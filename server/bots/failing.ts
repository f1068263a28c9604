/** Turns that failed: how often in a row, when each comes again, and who is asked then. */

import type { Taken } from "./turn.ts";

/** In milliseconds; doubled each time. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 15_000;
/** After so many faults in a row the weakest bot is asked in its place. After one it is not: a worker may have died by chance. */
const FAULTS_BEFORE_WEAKEST = 2;

export interface Failing {
  /** Notes what became of a turn. Milliseconds until it comes again; undefined: it does not. */
  note(table: string, taken: Taken): number | undefined;
  /** The table has no turn that could come again. */
  forget(table: string): void;
  /** Whether the weakest bot is asked. */
  asksWeakest(table: string): boolean;
}

interface Failures {
  readonly times: number;
  /** How many of them were a bot's, its worker's or the rules'. */
  readonly faults: number;
}

const NONE: Failures = { times: 0, faults: 0 };

export function failingTurns(): Failing {
  const failures = new Map<string, Failures>();
  return {
    note(table, taken) {
      if (taken !== "hindered" && taken !== "faulty") {
        failures.delete(table);
        return undefined;
      }
      const { times, faults } = failures.get(table) ?? NONE;
      const isFault = taken === "faulty";
      failures.set(table, {
        times: times + 1,
        faults: faults + (isFault ? 1 : 0),
      });
      return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** times);
    },
    forget: (table) => void failures.delete(table),
    asksWeakest: (table) =>
      (failures.get(table) ?? NONE).faults >= FAULTS_BEFORE_WEAKEST,
  };
}
