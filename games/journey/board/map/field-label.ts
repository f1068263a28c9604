/** A field in words, for people who cannot see the map: what it has to do with the match first, then what it is. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { faces } from "../../content/cards.ts";
import type { Card } from "../../content/cards.ts";
import { fieldIds } from "../../content/map.ts";
import type { Field } from "../../content/map.ts";
import { regionName } from "../../content/regions.ts";
import { locationFields, markerOn } from "../../rules/roads.ts";
import type { View } from "../../rules/position.ts";
import { prizeNow } from "../../rules/supply.ts";
import type { Wording } from "../describe.ts";
import { stepsFrom } from "../distance.ts";
import { nameOfField } from "../explain.ts";
import { cities } from "./spots.ts";

/** Every field of the map, as one viewer sees it. */
export function fieldLabels(
  view: View,
  seat: Seat | null,
  wording: Wording,
): readonly string[] {
  const steps = seat === null ? undefined : stepsFrom(view, seat);
  return fieldIds.map((id, field) =>
    [
      nameOfField(field, wording),
      ...markerWords(field, view, wording),
      ...awayWords(steps?.[field], wording),
      ...standingWords(field, view, seat, wording),
      ...cardWords(field, view, seat, wording),
      wording.words(`map.${kindOf(field)}`),
      regionName(id, wording.language),
    ].join(", "),
  );
}

function kindOf(field: Field): "location" | "city" | "plain" {
  if (locationFields.includes(field)) return "location";
  return cities.has(field) ? "city" : "plain";
}

function markerWords(field: Field, view: View, { words }: Wording): string[] {
  if (markerOn(view.markers, field) === 0) return [];
  return [words("map.marker", { cards: prizeNow(view.markers) })];
}

function awayWords(steps: number | undefined, { words }: Wording): string[] {
  if (steps === undefined || steps === 0) return [];
  return [words("map.away", { steps })];
}

function standingWords(
  field: Field,
  view: View,
  seat: Seat | null,
  wording: Wording,
): string[] {
  const { words } = wording;
  const here = [...view.pawns.keys()].filter(
    (each) => view.pawns[each] === field,
  );
  const others = here.filter((each) => each !== seat);
  const names = listOf(
    others.map((each) => nameOf(each, wording)),
    wording,
  );
  return [
    ...(others.length < here.length ? [words("map.own")] : []),
    ...(others.length > 0 ? [words("map.standing", { names })] : []),
  ];
}

/** J21: where a city card counts. */
function cardWords(
  field: Field,
  view: View,
  seat: Seat | null,
  { words }: Wording,
): string[] {
  const card = cityCards.get(field);
  if (!card) return [];
  const isHeld = seat !== null && view.hands[seat]?.includes(card) === true;
  return [words(isHeld ? "map.held" : "map.card")];
}

const cityCards: ReadonlyMap<Field, Card> = new Map(
  (Object.keys(faces) as Card[]).flatMap((card) => {
    const face = faces[card];
    return face.kind === "city" ? [[face.field, card] as const] : [];
  }),
);
