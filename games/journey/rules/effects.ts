/** What a card does now, on the track: the same answer serves the move, the bot and the preview (J19–J22). */

import { faces } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import type { Field } from "../content/map.ts";
import { trackDates } from "../content/track.ts";

/** The number of the last field of the track: whoever is there has won (J27). */
export const LAST = trackDates.length;

/** Why a card is worth what it is worth now; for the sentence that explains it. */
export type Reason =
  | "same-date"
  | "other-date"
  | "earlier"
  | "later"
  | "in-the-city"
  | "elsewhere"
  | "eagle"
  | "no-steps";

export interface Effect {
  /** Fields forward on the track; 0 for a card that moves no marker, or not now. */
  readonly steps: number;
  readonly reason: Reason;
}

export function effectOf(card: Card, progress: number, pawn: Field): Effect {
  const face = faces[card];
  const date = trackDates[progress] ?? Infinity;
  switch (face.kind) {
    case "grey": // J19
      return face.date === date ? SAME_DATE : OTHER_DATE;
    case "blue": // J20
      return face.date <= date ? EARLIER : LATER;
    case "city": // J21
      return face.field === pawn ? IN_THE_CITY : ELSEWHERE;
    case "eagle": // J22
      return EAGLE;
    case "stop":
    case "train":
    case "coach":
      return NO_STEPS;
  }
}

/** Where the marker stands after these steps; those beyond the last field are lost (J27). */
export function advancedBy(progress: number, steps: number): number {
  return Math.min(LAST, progress + steps);
}

const SAME_DATE: Effect = { steps: 2, reason: "same-date" };
const OTHER_DATE: Effect = { steps: 1, reason: "other-date" };
const EARLIER: Effect = { steps: 2, reason: "earlier" };
const LATER: Effect = { steps: 1, reason: "later" };
const IN_THE_CITY: Effect = { steps: 3, reason: "in-the-city" };
const ELSEWHERE: Effect = { steps: 0, reason: "elsewhere" };
const EAGLE: Effect = { steps: 3, reason: "eagle" };
const NO_STEPS: Effect = { steps: 0, reason: "no-steps" };
