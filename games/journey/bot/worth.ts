/** What a seat's standing is worth, in fields of the track: its marker, its hand, its place on the map. */

import {
  distances,
  faces,
  HAND_LIMIT,
  LAST,
  locationFields,
  PRIZES,
  SET_SIZE,
  trackDates,
} from "../rules/index.ts";
import type { Card, Field } from "../rules/index.ts";
import type { Outlook } from "./outlook.ts";
import { weights } from "./weights.ts";

/** What a seat has, now or after an imagined turn. */
export interface Standing {
  readonly progress: number;
  /** null: a card not known. */
  readonly hand: readonly (Card | null)[];
  readonly pawn: Field;
  /** The marker it takes in this turn; 0 if none. */
  readonly taken: number;
}

export function worthOf(outlook: Outlook, standing: Standing): number {
  const { progress } = standing;
  const need = LAST - progress;
  const hand = handWorth(standing);
  // What the hand brings already, no card yet to be drawn can bring.
  const missing = Math.min(1, Math.max(0, need - hand.steps) / 4);
  const price = weights.slot * Math.min(hand.cards, need);
  const place = missing > 0 ? missing * placeWorth(outlook, standing) : 0;
  return progress + Math.min(need, hand.steps) - price + place;
}

/** How many steps a card is likely to bring in the end. */
export function stepsAhead(card: Card, progress: number, pawn: Field): number {
  const face = faces[card];
  switch (face.kind) {
    case "grey": {
      const ahead = trackDates.indexOf(face.date) - progress;
      return ahead === 0 ? 1.7 : ahead > 0 && ahead < 8 ? 1.2 : 1.02;
    }
    case "blue": {
      if (face.date <= (trackDates[progress] ?? Infinity)) return 2;
      const near = trackDates[progress + 3] ?? Infinity;
      return face.date <= near ? 1.6 : 1.15;
    }
    case "city":
      return (
        weights.city[distances[pawn]?.[face.field] ?? Infinity] ??
        weights.cityAfar
      );
    case "eagle":
      return 3;
    case "stop":
      return weights.stop;
    case "train":
      return weights.train;
    case "coach":
      return weights.coach;
  }
}

function handWorth({ hand, progress, pawn }: Standing): {
  readonly steps: number;
  readonly cards: number;
} {
  const worths: number[] = [];
  for (const card of hand)
    worths.push(
      card === null ? weights.unknown : stepsAhead(card, progress, pawn),
    );
  if (worths.length > HAND_LIMIT) {
    worths.sort((one, other) => other - one);
    worths.length = HAND_LIMIT; // J11
  }
  let steps = 0;
  for (const worth of worths) steps += worth;
  return { steps, cards: worths.length };
}

/** What the markers within reach promise. */
function placeWorth(outlook: Outlook, standing: Standing): number {
  const { markers, stays, now, afterwards } = outlook;
  const { pawn, taken } = standing;
  const left = markers.length - (taken > 0 ? 1 : 0);
  const gain = drawWorth(standing, PRIZES[SET_SIZE - left] ?? PRIZES[0]);
  if (gain === 0) return 0;
  const row = distances[pawn];
  let best = 0;
  let second = 0;
  for (let index = 0; index < markers.length; index += 1) {
    const marker = markers[index] ?? 0;
    const distance = row?.[locationFields[marker - 1] ?? pawn] ?? 0;
    if (marker === taken || distance === 0) continue; // J17
    const stay = stays[index] ?? 0;
    const soon = now[distance] ?? 0;
    const late = weights.later * stay * (afterwards[distance] ?? 0);
    const worth = stay * (soon + (1 - soon) * late);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return weights.place * gain * (best + weights.second * second);
}

/** What so many cards more would add to the hand, those that do not fit left out. */
function drawWorth(standing: Standing, prize: number): number {
  const before = handWorth(standing);
  const room = Math.max(0, HAND_LIMIT - before.cards);
  const more = weights.unknown - weights.slot;
  // The cards that do not fit push out worse ones at best.
  return more * Math.min(prize, room) + 0.2 * Math.max(0, prize - room);
}
