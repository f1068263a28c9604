/** What a card would do if it were played now, as a number and as a sentence. */

import type { Seat } from "@stolik/kernel";
import { faces } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import { fieldIds } from "../content/map.ts";
import { fieldName } from "../content/field-names.ts";
import { advancedBy, effectOf } from "../rules/effects.ts";
import { reject } from "../rules/legality.ts";
import type { Move, View } from "../rules/position.ts";
import { trackStory } from "./stories.ts";
import type { Telling } from "./describe.ts";

export interface Explained {
  readonly card: Card;
  /** Fields forward; 0 for a card that moves no marker, or not now. */
  readonly steps: number;
  /** Where the marker would stand. */
  readonly to: number;
  /** Whether it may be played, once a die is taken. */
  readonly isPlayable: boolean;
  /** To be printed on the card; empty where it moves no marker. */
  readonly short: string;
  readonly sentence: string;
}

export function explain(
  card: Card,
  view: View,
  seat: Seat,
  telling: Telling,
): Explained {
  const { words, language } = telling;
  const from = view.progress[seat] ?? 0;
  const pawn = view.pawns[seat] ?? 0;
  const { steps, reason } = effectOf(card, from, pawn);
  const face = faces[card];
  const values = {
    date: trackStory(from, language).date ?? "",
    card: "date" in face ? face.date : "",
    city: "field" in face ? nameOfField(face.field, telling) : "",
  };
  const isPlayable = canPlay(card, view, seat);
  const kind = reason === "no-steps" ? face.kind : reason;
  const isLate = !isPlayable && reason === "no-steps";
  return {
    card,
    steps,
    to: advancedBy(from, steps),
    isPlayable,
    short: steps > 0 ? `+${steps}` : "",
    sentence: isLate
      ? words("effects.alone")
      : words(`effects.${kind}`, values),
  };
}

export function nameOfField(
  field: number,
  { language }: Pick<Telling, "language">,
): string {
  const id = fieldIds[field];
  return id ? fieldName(id, language) : "";
}

/** The rules' own answer, as if a die were taken already. */
function canPlay(card: Card, view: View, seat: Seat): boolean {
  const at: View =
    view.phase === "die" ? { ...view, phase: "act", turn: seat } : view;
  return reject(at, seat, sampleOf(card, view, seat)) === undefined;
}

function sampleOf(card: Card, view: View, seat: Seat): Move {
  if (card === "stop") return { type: "stop", target: seat === 0 ? 1 : 0 };
  if (card === "coach") return { type: "coach", add: 1 };
  if (card !== "train") return { type: "advance", card };
  const to = fieldIds.findIndex((_, field) => !view.pawns.includes(field));
  return { type: "train", to };
}
