/** Turns that failed: how often in a row, when each comes again, and who is asked then. */

import type { Taken } from "./turn.ts";

/** In milliseconds; doubled each time. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 15_000;
/** So often in a row a bot may be at fault before the weakest is asked in its place: a worker may have died by chance. */
const MOST_FAULTS = 1;

export interface Failing {
  /** Notes what became of a turn. Milliseconds until it comes again; undefined: it does not. */
  note(table: string, taken: Taken): number | undefined;
  /** Whether the weakest bot is asked. */
  isWeakest(table: string): boolean;
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
    isWeakest: (table) =>
      (failures.get(table)?.faults ?? NONE.faults) > MOST_FAULTS,
  };
}
