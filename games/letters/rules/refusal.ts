/** Why the rules refuse something: every code, and for each the board has a sentence. */

import type {
  Refusal as AnyRefusal,
  Result as AnyResult,
} from "@stolik/kernel";

export const codes = [
  "bad-option",
  "malformed-move",
  "malformed-options",
  "unknown-option",
  "already-accepted",
  "doubt-or-accept",
  "empty-field-read",
  "exchange-one-to-six",
  "field-taken",
  "last-word-waits",
  "lay-one-to-six",
  "letters-apart",
  "no-contact",
  "no-light-field",
  "no-old-tile",
  "not-enough-tiles",
  "not-in-dictionary",
  "not-on-rack",
  "not-polish-letters",
  "nothing-to-doubt",
  "pool-too-small",
  "tile-not-read",
  "tile-read-twice",
  "too-short",
  "touches-new-only",
  "word-again",
] as const;
export type Code = (typeof codes)[number];

export type Refusal = AnyRefusal<Code>;
export type Result<Value> = AnyResult<Value, Code>;
