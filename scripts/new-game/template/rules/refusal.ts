/** Why the rules refuse something: every code, and for each the board has a sentence. */

import type {
  Refusal as AnyRefusal,
  Result as AnyResult,
} from "@stolik/kernel";

export type Code =
  | "bad-option"
  | "malformed-move"
  | "malformed-options"
  | "not-in-hand"
  | "unknown-option";

export type Refusal = AnyRefusal<Code>;
export type Result<Value> = AnyResult<Value, Code>;
