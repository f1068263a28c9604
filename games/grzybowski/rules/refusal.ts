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
  | "already-laid"
  | "already-taken"
  | "cannot-flip-chance"
  | "cannot-move-there"
  | "chance-too-new"
  | "empty-slot"
  | "empty-stack"
  | "first-place"
  | "lay-first"
  | "no-card-there"
  | "no-card-to-turn"
  | "no-such-chance"
  | "not-diagonal"
  | "not-outside"
  | "off-the-frame"
  | "one-chance-a-turn"
  | "only-corner-to-corner"
  | "place-taken"
  | "same-way-up"
  | "stays-outside"
  | "take-first"
  | "touches-nothing"
  | "wrong-moment";

export type Refusal = AnyRefusal<Code>;
export type Result<Value> = AnyResult<Value, Code>;
