/** A turn looked at again: what is known and what is not is nobody's fault, so nearly all of it is facts and hindsight. */

import type { Assessment, PlayedTurn } from "@stolik/kernel";
import { cities, correctionAt } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { roomAfter, roomiest } from "./room-left.ts";

type Turn = PlayedTurn<View, Move, Event>;
type LaidEvent = Extract<Event, { type: "laid" }>;

/** N13. */
const PENALTY = 2;
/** Less room than this is lost with nearly every card. */
const LEAST_ROOM = 5;

/** All amounts are cards. */
const fact = {
  best: 0,
  played: 0,
  spread: 0,
  advised: [],
  isFact: true,
} as const;

export function assess(turn: Turn): readonly Assessment<Move>[] {
  const { seat } = turn.question;
  for (const event of turn.told) {
    if (event.type === "swapped" && event.seat === seat)
      return assessSwap(turn);
    if (event.type === "laid" && event.seat === seat)
      return event.contradictions.length > 0
        ? [assessWrong(turn, event)]
        : assessRight(turn, event);
  }
  return [];
}

/** By how many degrees it was off, and how sure one had to be for laying to pay. */
function assessWrong(
  { question: { view, seat } }: Turn,
  { city, row, column, back }: LaidEvent,
): Assessment<Move> {
  const off = correctionAt(view, { row, column }, back);
  const sure = Math.round(100 * sureToLay(view, seat));
  return {
    ...fact,
    aspect: "lay",
    reason: {
      code: sure > 0 ? "wrong" : "wrong-free",
      values: { city, north: off.latitude, east: off.longitude, sure },
    },
  };
}

/**
 * Above which chance to be right a lay leaves fewer cards than a swap, which leaves one for one: a right card none, a
 * wrong one as many as are drawn (N8, N13).
 */
export function sureToLay(view: View, seat: number): number {
  const left = view.piles.reduce((sum, { length }) => sum + length, 0);
  const drawn = Math.min(PENALTY, left);
  // N14: in the last round a swap leaves nothing to win by.
  const isLastCard = view.isLastRound && view.hands[seat]?.length === 1;
  return isLastCard || drawn < 2 ? 0 : 1 - 1 / drawn;
}

/** The space that would have been as right, and would have left more cities a place of their own. */
function assessRight(
  { question: { view }, end }: Turn,
  { city, row, column }: LaidEvent,
): readonly Assessment<Move>[] {
  if (!end.atlas) throw new Error("The end of a match hides nothing.");
  const gone = new Set([
    city,
    ...view.discard,
    ...view.laid.map((card) => card.city),
  ]);
  const others = cities.filter((other) => !gone.has(other));
  const best = roomiest(view, city, others, end.atlas);
  const room = roomAfter(view, city, { row, column }, others, end.atlas);
  if (!best || best.room - room < LEAST_ROOM) return [];
  return [
    {
      aspect: "room",
      best: best.room,
      played: room,
      spread: 0,
      advised: [{ type: "lay", city, ...best.cell }],
      reason: {
        code: "room",
        values: { city, row: best.cell.row + 1, column: best.cell.column + 1 },
      },
      isHindsight: true,
    },
  ];
}

/** Only a lay gets rid of a card (N8): what that meant when it was the last chance, everybody could see. */
function assessSwap({
  question: { view, seat },
  told,
}: Turn): readonly Assessment<Move>[] {
  // N14: the last card was all that stood between the seat and a share of the win.
  if (view.isLastRound && view.hands[seat]?.length === 1)
    return [
      {
        aspect: "swap",
        best: 1,
        played: 0,
        spread: 0,
        advised: [],
        reason: { code: "swap-last-round" },
      },
    ];
  const over = told.find((event) => event.type === "over");
  if (over?.outcome.reason !== "swaps" || over.outcome.winners.includes(seat))
    return [];
  return [{ ...fact, aspect: "swap", reason: { code: "swap-ended" } }];
}
