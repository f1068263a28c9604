/** Which moves there are: read from foreign data, listed, refused. */

import { isObject, isOneOf, ok, refusal, refuse } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { cards } from "./position.ts";
import type { Move, View } from "./position.ts";
import type { Refusal, Result } from "./refusal.ts";

export function parseMove(raw: unknown): Result<Move> {
  if (!isObject(raw) || Object.keys(raw).length !== 2)
    return refuse("malformed-move");
  const { type, card } = raw;
  if (type !== "lay" || !isOneOf(card, cards)) return refuse("malformed-move");
  return ok({ type, card });
}

export function* moves(at: View, seat: Seat): Iterable<Move> {
  for (const card of at.hands[seat] ?? [])
    if (card !== null) yield { type: "lay", card };
}

export function reject(
  at: View,
  seat: Seat,
  { card }: Move,
): Refusal | undefined {
  return at.hands[seat]?.includes(card)
    ? undefined
    : refusal("not-in-hand", "S4", { card });
}
