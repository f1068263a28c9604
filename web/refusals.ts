/** Why the app refuses something: every code that it has a sentence for. A game has sentences for its own. */

import { refusal as anyRefusal, refuse as anyRefuse } from "@stolik/kernel";
import type { WireCode } from "@stolik/server/protocol";

export type AppCode =
  | WireCode
  | "no-connection"
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
