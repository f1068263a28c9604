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
  | "cards-counted"
  | "cards-played"
  | "die-taken"
  | "discard-first"
  | "elsewhere"
  | "marker-in-the-way"
  | "move-by-coach"
  | "no-steps"
  | "no-such-die"
  | "no-such-seat"
  | "not-in-hand"
  | "not-yourself"
  | "nothing-played"
  | "nothing-to-discard"
  | "occupied"
  | "played-alone"
  | "same-field"
  | "take-a-die"
  | "too-far";

export type Refusal = AnyRefusal<Code>;
export type Result<Value> = AnyResult<Value, Code>;
