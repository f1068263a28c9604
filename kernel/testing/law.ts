/** What a law is, and what is said of one that was broken. */

import type { Random } from "../random.ts";
import type { TestMatch, Run } from "./match.ts";
import type { Moment } from "./moment.ts";

/** Every check says what is wrong, a sentence each; nothing if all is well. */
export interface Law {
  readonly name: string;
  /** Whether the check is quick enough for every position rather than a sample of them. */
  readonly isQuick?: boolean;
  /** In positions of every match. */
  readonly check?: (moment: Moment, random: Random) => Iterable<string>;
  /** At the end of every match. */
  readonly checkMatch?: (match: TestMatch) => Iterable<string>;
  /** At the end of all matches. */
  readonly checkRun?: (run: Run) => Iterable<string>;
}

export interface Violation {
  readonly law: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly seq: number;
  readonly detail: string;
}
