/** The 55 cards of J4. */

import { fieldOf } from "./map.ts";
import type { Field, FieldId } from "./map.ts";
import type { TrackId } from "./track.ts";

/** Events on the track that have a card: thinner where the track is dense. */
export const greyIds = [
  "966",
  "1025",
  "1138",
  "1241",
  "1320",
  "1364",
  "1385",
  "1410",
  "1466",
  "1525",
  "1543",
  "1569",
  "1596",
  "1683",
  "1791",
  "1794",
  "1863",
  "1918",
  "1980",
  "1989",
] as const satisfies readonly TrackId[];

/** Other events, by their dates. */
export const blueIds = [
  "1079",
  "1109",
  "1226",
  "1257",
  "1264",
  "1364",
  "1473",
  "1610",
  "1652",
  "1765",
  "1807",
  "1834",
  "1853",
  "1932",
] as const;

export const cityCardIds = [
  "czestochowa",
  "gdansk",
  "gniezno",
  "krakow",
  "lodz",
  "lublin",
  "poznan",
  "torun",
  "warszawa",
  "wroclaw",
] as const satisfies readonly FieldId[];

type GreyId = (typeof greyIds)[number];
export type BlueId = (typeof blueIds)[number];
export type CityCardId = (typeof cityCardIds)[number];

export const kinds = [
  "grey",
  "blue",
  "city",
  "stop",
  "train",
  "coach",
  "eagle",
] as const;
export type Kind = (typeof kinds)[number];

/** Cards that look alike have one name: a hand may hold "stop" twice. */
export type Card =
  | `grey-${GreyId}`
  | `blue-${BlueId}`
  | `city-${CityCardId}`
  | "stop"
  | "train"
  | "coach"
  | "eagle";

/** What is printed on a card. */
export type Face =
  | { readonly kind: "grey" | "blue"; readonly date: number }
  | { readonly kind: "city"; readonly field: Field }
  | { readonly kind: "stop" | "train" | "coach" | "eagle" };

export const faces: Readonly<Record<Card, Face>> = {
  ...(Object.fromEntries([
    ...greyIds.map((id) => [`grey-${id}`, { kind: "grey", date: Number(id) }]),
    ...blueIds.map((id) => [`blue-${id}`, { kind: "blue", date: Number(id) }]),
    ...cityCardIds.map((id) => [
      `city-${id}`,
      { kind: "city", field: fieldOf(id) },
    ]),
  ]) as Record<Exclude<Card, "stop" | "train" | "coach" | "eagle">, Face>),
  stop: { kind: "stop" },
  train: { kind: "train" },
  coach: { kind: "coach" },
  eagle: { kind: "eagle" },
};

const repeated: readonly (readonly [Card, number])[] = [
  ["stop", 4],
  ["train", 3],
  ["coach", 3],
  ["eagle", 1],
];

export const allCards: readonly Card[] = [
  ...greyIds.map((id): Card => `grey-${id}`),
  ...blueIds.map((id): Card => `blue-${id}`),
  ...cityCardIds.map((id): Card => `city-${id}`),
  ...repeated.flatMap(([card, count]) => Array<Card>(count).fill(card)),
];
