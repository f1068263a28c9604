/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type { ChapterName, FigureName, RuleId } from "@stolik/furniture";
import type { City } from "../../content/cities.ts";
import type { Cell, Point } from "../../rules/position.ts";
import type en from "../../text/en.json";

type Texts = typeof en;

/** A card of a worked example, with the degrees its back prints. */
interface ExampleCard extends Cell {
  readonly city: City;
  readonly point: Point;
}

/** Cards on a small board; the last one has just been laid. */
export interface Example {
  readonly name: FigureName<Texts>;
  readonly cards: readonly ExampleCard[];
  readonly isRight: boolean;
}

export interface Rule {
  readonly id: RuleId<Texts>;
  readonly picture?: "card" | "plate" | "piles" | "draw";
  readonly examples?: readonly Example[];
}

export interface Chapter {
  readonly name: ChapterName<Texts>;
  readonly rules: readonly Rule[];
}

const roma = example("roma", 41, 12);
const milano = example("milano", 45, 9);
const napoli = example("napoli", 40, 14)(1, 3);
const barcelona = example("barcelona", 41, 2)(1, 0);
const kobenhavn = example("kobenhavn", 55, 12);

export const chapters: readonly Chapter[] = [
  {
    name: "things",
    rules: [
      { id: "N1", picture: "card" },
      { id: "N2", picture: "plate" },
    ],
  },
  {
    name: "setup",
    rules: [
      { id: "N3", picture: "piles" },
      { id: "N4" },
      { id: "N5" },
      { id: "N6" },
    ],
  },
  { name: "turn", rules: [{ id: "N7" }, { id: "N8" }] },
  {
    name: "check",
    rules: [
      { id: "N9" },
      {
        id: "N10",
        examples: [
          right("milano-right", roma(1, 2), milano(0, 1)),
          wrong("milano-east", roma(1, 2), milano(0, 3)),
          wrong("kobenhavn-east", roma(1, 2), napoli, kobenhavn(0, 4)),
        ],
      },
      {
        id: "N11",
        examples: [
          wrong("milano-row", roma(1, 2), milano(1, 1)),
          right("napoli", roma(1, 2), barcelona, napoli),
          right("kobenhavn", roma(1, 2), kobenhavn(0, 2)),
        ],
      },
      { id: "N12" },
      { id: "N13", picture: "draw" },
    ],
  },
  { name: "end", rules: [{ id: "N14" }, { id: "N15" }] },
  { name: "knowledge", rules: [{ id: "N16" }, { id: "N17" }] },
];

function example(city: City, latitude: number, longitude: number) {
  return (row: number, column: number): ExampleCard => ({
    city,
    row,
    column,
    point: { latitude, longitude },
  });
}

function right(
  name: Example["name"],
  ...cards: readonly ExampleCard[]
): Example {
  return { name, cards, isRight: true };
}

function wrong(
  name: Example["name"],
  ...cards: readonly ExampleCard[]
): Example {
  return { name, cards, isRight: false };
}
