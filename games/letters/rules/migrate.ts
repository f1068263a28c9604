/** States kept under older rules: in the first version every match was one of chains (L11), in the first two a word could always be read again (L26). */

import type { State } from "./position.ts";

export function migrate(kept: unknown, rulesVersion: number): State {
  const state = kept as State;
  if (rulesVersion === 1) return { ...state, contact: "chain", repeats: true };
  return rulesVersion === 2 ? { ...state, repeats: true } : state;
}
