/** Why the app refuses something: every code that it has a sentence for. A game has sentences for its own. */

import { refusal as anyRefusal, refuse as anyRefuse } from "@stolik/kernel";
import type { RecordCode } from "@stolik/kernel";
import type { WireCode } from "@stolik/server/protocol";

export type AppCode =
  | WireCode
  | RecordCode
  /** A record whose move is not what the rules make of the moves before it, or whose deal is not what was promised. */
  | "record-move"
  /** A record that does not follow from the match which it says that it continues. */
  | "record-origin"
  | "record-shuffle"
  | "no-connection"
  /** A word game cannot go on without it. */
  | "no-dictionary"
  /** Of first steps: the rules allow it, and it is not what is to be done now. */
  | "not-asked"
  /** A match that is to be continued on this device. */
  | "not-kept"
  | "open-elsewhere"
  /** For an answer of the server that is only a status. */
  | "refused"
  | "worker-failed";

/** A newer server may refuse for a reason that this page does not know. */
export interface Sentences extends Readonly<Record<AppCode, string>> {
  readonly unknown: string;
}

/** The kernel's two functions, limited to the app's own codes. */
export const refusal = anyRefusal<AppCode>;
export const refuse = anyRefuse<AppCode>;
