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
  | "cell-taken"
  | "draw-first"
  | "empty-pile"
  | "not-in-hand"
  | "no-swaps-left"
  | "nothing-to-draw"
  | "off-the-board";

export type Refusal = AnyRefusal<Code>;
export type Result<Value> = AnyResult<Value, Code>;
