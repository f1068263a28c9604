/** What an answer was worth: whether the trick could be taken (S5), exactly. A lead is not judged: what it meets nobody knows. */

import type { Assessment, PlayedTurn } from "@stolik/kernel";
import type { Event, Move, View } from "../rules/position.ts";

export function assess({
  question: { view, seat },
  moves,
}: PlayedTurn<View, Move, Event>): readonly Assessment<Move>[] {
  const { lead, hands } = view;
  const [played] = moves;
  if (lead === undefined || !played) return [];
  const [cheapest] = (hands[seat] ?? [])
    .flatMap((card) => (card !== null && card > lead ? [card] : []))
    .toSorted((one, other) => one - other);
  if (cheapest === undefined) return [];
  return [
    {
      aspect: "answer",
      best: 1,
      played: played.card > lead ? 1 : 0,
      spread: 0,
      advised: [{ type: "lay", card: cheapest }],
      reason: { code: "take", values: { card: cheapest } },
    },
  ];
}
