/** A field in words, for who cannot see the map: what it has to do with the match first, then what it is. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { faces } from "../../content/cards.ts";
import type { Card } from "../../content/cards.ts";
import { fieldIds } from "../../content/map.ts";
import type { Field } from "../../content/map.ts";
import { regionName } from "../../content/regions.ts";
import {
  distances,
  explore,
  fieldCount,
  locationFields,
  markerOn,
} from "../../rules/roads.ts";
import type { View } from "../../rules/position.ts";
import { prizeNow } from "../../rules/supply.ts";
import type { Telling } from "../describe.ts";
import { nameOfField } from "../explain.ts";
import { cities } from "./spots.ts";

/** Every field of the map, as one pair of eyes would tell it. */
export function fieldLabels(
  view: View,
  seat: Seat | null,
  telling: Telling,
): readonly string[] {
  const steps = seat === null ? undefined : stepsFrom(view, seat);
  return fieldIds.map((id, field) =>
    [
      nameOfField(field, telling),
      ...markerWords(field, view, telling),
      ...awayWords(steps?.[field], telling),
      ...standingWords(field, view, seat, telling),
      ...cardWords(field, view, seat, telling),
      telling.words(`map.${kindOf(field)}`),
      regionName(id, telling.language),
    ].join(", "),
  );
}

/** How many fields a pawn walks to each of the others; markers on the way are gone around where they can be (J15). */
function stepsFrom(view: View, seat: Seat): readonly number[] {
  const from = view.pawns[seat] ?? 0;
  const reach = explore(view.markers, from, fieldCount);
  const steps = [...(distances[from] ?? [])];
  for (const [index, field] of reach.fields.entries())
    steps[field] = reach.steps[index] ?? 0;
  return steps;
}

function kindOf(field: Field): "location" | "city" | "plain" {
  if (locationFields.includes(field)) return "location";
  return cities.has(field) ? "city" : "plain";
}

function markerWords(field: Field, view: View, { words }: Telling): string[] {
  if (markerOn(view.markers, field) === 0) return [];
  return [words("map.marker", { cards: prizeNow(view.markers) })];
}

function awayWords(steps: number | undefined, { words }: Telling): string[] {
  if (steps === undefined || steps === 0) return [];
  return [words("map.away", { steps })];
}

function standingWords(
  field: Field,
  view: View,
  seat: Seat | null,
  telling: Telling,
): string[] {
  const { words } = telling;
  const here = [...view.pawns.keys()].filter(
    (each) => view.pawns[each] === field,
  );
  const others = here.filter((each) => each !== seat);
  const names = listOf(
    others.map((each) => nameOf(each, telling)),
    telling,
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
  { words }: Telling,
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
