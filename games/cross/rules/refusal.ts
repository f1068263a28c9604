/** Why the rules refuse something: every code, and for each the board has a sentence. */

import type {
  Refusal as AnyRefusal,
  Result as AnyResult,
} from "@stolik/kernel";

export type Code =
  | "bad-option"
  | "malformed-move"
  | "malformed-options"
  | "unknown-option"
  | "answer-first"
  | "estimate-first"
  | "lay-first"
  | "match-over"
  | "more-than-laid"
  | "no-such-arm"
  | "no-such-slot"
  | "not-a-neighbour";

export type Refusal = AnyRefusal<Code>;
export type Result<Value> = AnyResult<Value, Code>;
