/** What a card would do if it were played now, as a number and as a sentence. */

import type { Seat } from "@stolik/kernel";
import { faces } from "../content/cards.ts";
import type { Card, Kind } from "../content/cards.ts";
import { fieldIds } from "../content/map.ts";
import type { Field } from "../content/map.ts";
import { fieldName } from "../content/field-names.ts";
import { advancedBy, effectOf } from "../rules/effects.ts";
import type { Reason } from "../rules/effects.ts";
import { reject } from "../rules/legality.ts";
import type { Move, View } from "../rules/position.ts";
import { stepsFrom } from "./distance.ts";
import { trackStory } from "./stories.ts";
import type { Wording } from "./words.ts";

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
  /** Where a city card counts, while the pawn is elsewhere (J21). */
  readonly city?: Field;
}

export function explain(
  card: Card,
  view: View,
  seat: Seat,
  wording: Wording,
): Explained {
  const { words, language } = wording;
  const from = view.progress[seat] ?? 0;
  const pawn = view.pawns[seat] ?? 0;
  const { steps, reason } = effectOf(card, from, pawn);
  const face = faces[card];
  const city =
    reason === "elsewhere" && "field" in face ? face.field : undefined;
  const values = {
    steps: city === undefined ? 0 : (stepsFrom(view, seat)[city] ?? 0),
    date: trackStory(from, language).date ?? "",
    card: "date" in face ? face.date : "",
    city: "field" in face ? nameOfField(face.field, wording) : "",
  };
  const isPlayable = canPlay(card, view, seat);
  const isLate = !isPlayable && reason === "no-steps";
  return {
    card,
    steps,
    to: advancedBy(from, steps),
    isPlayable,
    ...(city === undefined ? {} : { city }),
    short: steps > 0 ? `+${steps}` : "",
    sentence: isLate
      ? words("effects.alone")
      : words(`effects.${toldBy(face.kind, reason)}`, values),
  };
}

/** A card that moves no marker is told by its kind, any other by what it does. */
function toldBy(kind: Kind, reason: Reason) {
  if (kind === "stop" || kind === "train" || kind === "coach") return kind;
  if (reason === "no-steps") throw new Error(`A ${kind} card moves nothing.`);
  return reason;
}

export function nameOfField(
  field: number,
  { language }: Pick<Wording, "language">,
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
