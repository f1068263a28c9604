/** What a seat's standing is worth, in fields of the track: its marker, its hand, its place on the map. */

import {
  allCards,
  distances,
  faces,
  HAND_LIMIT,
  LAST,
  PRIZES,
  SET_SIZE,
  trackDates,
} from "../rules/index.ts";
import type { Card, Field } from "../rules/index.ts";
import type { Outlook } from "./outlook.ts";
import { weights } from "./weights.ts";

/** J21: what a city card brings in its city. */
const CITY_STEPS = 3;

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
  return worthAt(outlook, standing, handWorth(standing), standing.pawn);
}

/** The same by the field that the pawn stands on; what the other cards are worth is worked out once. */
export function worthByField(
  outlook: Outlook,
  standing: Standing,
): (pawn: Field) => number {
  if (standing.hand.length > HAND_LIMIT)
    return (pawn) => worthOf(outlook, { ...standing, pawn });
  const cards = standing.hand.length;
  const cities = cityFields(standing.hand);
  const others = otherSteps(standing);
  const need = LAST - standing.progress;
  return (pawn) => {
    const steps = others + citySteps(cities, pawn, need - others);
    return worthAt(outlook, standing, { steps, cards }, pawn);
  };
}

function worthAt(
  outlook: Outlook,
  { progress, taken }: Standing,
  { steps, cards }: HandWorth,
  pawn: Field,
): number {
  const need = LAST - progress;
  const price = weights.slot * Math.min(cards, need);
  const worth = progress + Math.min(need, steps) - price;
  // What the hand brings already, no card yet to be drawn can bring.
  const missing = Math.min(1, Math.max(0, need - steps) / 4);
  if (missing === 0) return worth;
  const left = outlook.markers - (taken > 0 ? 1 : 0);
  const prize = PRIZES[SET_SIZE - left] ?? PRIZES[0];
  const gain = weights.place * drawWorth(cards, prize);
  return worth + missing * gain * outlook.promise(pawn);
}

/** How many steps a card is likely to bring in the end. */
export function stepsAhead(card: Card, progress: number, pawn: Field): number {
  const face = faces[card];
  switch (face.kind) {
    case "grey": {
      const ahead = (greyPlaces.get(card) ?? 0) - progress;
      return ahead === 0 ? 1.7 : ahead > 0 && ahead < 8 ? 1.2 : 1.02;
    }
    case "blue": {
      if (face.date <= (trackDates[progress] ?? Infinity)) return 2;
      const near = trackDates[progress + 3] ?? Infinity;
      return face.date <= near ? 1.6 : 1.15;
    }
    case "city":
      return cityWorth(pawn, face.field);
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

function cityWorth(pawn: Field, city: Field): number {
  const distance = distances[pawn]?.[city] ?? Infinity;
  return weights.city[distance] ?? weights.cityAfar;
}

/**
 * What city cards bring of the fields that the other cards leave. A card for a city elsewhere is a hope: it never
 * counts for more than its share of what is left, or near the end the bot would rather hope than arrive.
 */
function citySteps(
  cities: readonly Field[],
  pawn: Field,
  need: number,
): number {
  let steps = 0;
  for (const city of cities) if (city === pawn) steps += CITY_STEPS;
  for (const city of cities) {
    if (city === pawn) continue;
    const left = Math.max(0, need - steps);
    steps += cityWorth(pawn, city) * Math.min(1, left / CITY_STEPS);
  }
  return steps;
}

function cityFields(hand: Standing["hand"]): Field[] {
  const fields: Field[] = [];
  for (const card of hand) {
    const face = card === null ? undefined : faces[card];
    if (face?.kind === "city") fields.push(face.field);
  }
  return fields;
}

/** Where on the track the date of a grey card is. */
const greyPlaces: ReadonlyMap<Card, number> = new Map(
  allCards.flatMap((card) => {
    const face = faces[card];
    return face.kind === "grey" ? [[card, trackDates.indexOf(face.date)]] : [];
  }),
);

interface HandWorth {
  readonly steps: number;
  readonly cards: number;
}

function handWorth(standing: Standing): HandWorth {
  const { hand, progress, pawn } = standing;
  if (hand.length > HAND_LIMIT) {
    const worths = hand.map((card) => knownSteps(card, progress, pawn));
    worths.sort((one, other) => other - one);
    let steps = 0;
    for (const worth of worths.slice(0, HAND_LIMIT)) steps += worth; // J11
    return { steps, cards: HAND_LIMIT };
  }
  const others = otherSteps(standing);
  const need = LAST - progress;
  const steps = others + citySteps(cityFields(hand), pawn, need - others);
  return { steps, cards: hand.length };
}

/** How many steps all cards but those of cities lead. */
function otherSteps({ hand, progress, pawn }: Standing): number {
  let steps = 0;
  for (const card of hand)
    if (card === null || faces[card].kind !== "city")
      steps += knownSteps(card, progress, pawn);
  return steps;
}

function knownSteps(card: Card | null, progress: number, pawn: Field): number {
  return card === null ? weights.unknown : stepsAhead(card, progress, pawn);
}

/** What cards drawn would add to a hand, those that do not fit left out. */
function drawWorth(cards: number, prize: number): number {
  const room = Math.max(0, HAND_LIMIT - cards);
  const more = weights.unknown - weights.slot;
  // The cards that do not fit push out worse ones at best.
  return more * Math.min(prize, room) + 0.2 * Math.max(0, prize - room);
}
