/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type { ExplainedRule, FigureName, RuleChapter } from "@stolik/furniture";
import { JOKER_BACK } from "../../content/back-sides.ts";
import type { BackId } from "../../content/back-sides.ts";
import { JOKER } from "../../content/fronts.ts";
import type { FrontId } from "../../content/fronts.ts";
import type { Card, Side } from "../../rules/index.ts";
import type en from "./en.json";
import type { ExampleName } from "./examples.ts";
import type { Part } from "./scene.tsx";

interface Shown {
  readonly card: Card;
  readonly up: Side;
}

/** What is no position. */
export type Figure =
  | { readonly type: "chances"; readonly name: "chances" }
  | ({ readonly name: FigureName<typeof en> } & (
      | { readonly type: "cards"; readonly cards: readonly Shown[] }
      | { readonly type: "symbols" }
    ));

interface Rule extends ExplainedRule<typeof en, ExampleName, Part> {
  readonly figures?: readonly Figure[];
}

export const chapters: readonly RuleChapter<typeof en, Rule>[] = [
  {
    name: "things",
    rules: [
      {
        id: "G1",
        figures: [
          // The one card of which everybody knows both sides (G19).
          cards("sides", front(JOKER), back(JOKER_BACK)),
          cards("backs", back("place-diagonal"), back("chance-outside")),
        ],
      },
      { id: "G2", figures: [{ name: "symbols", type: "symbols" }] },
      { id: "G3" },
    ],
  },
  { name: "setup", rules: [{ id: "G4" }, { id: "G5" }] },
  {
    name: "turn",
    rules: [
      { id: "G6" },
      { id: "G7", examples: [{ name: "places", parts: ["grid"] }] },
      { id: "G8" },
      { id: "G9" },
    ],
  },
  { name: "end", rules: [{ id: "G10" }] },
  {
    name: "scoring",
    rules: [
      {
        id: "G11",
        figures: [
          cards(
            "shapes",
            back("pair-culture-borderland"),
            back("line-personality-culture-borderland"),
            back("angle-iron-christianity-unrest"),
            back("tee-personality-architecture"),
            back("chequer-zionism-transport"),
            back("double-judaism-independence-varsovians-personality"),
            back("staircase-varsovians"),
          ),
        ],
        examples: [{ name: "fed", parts: ["market", "grid", "count"] }],
      },
      {
        id: "G12",
        examples: [
          { name: "one-pair", parts: ["grid", "count"] },
          { name: "two-pairs", parts: ["grid", "count"] },
        ],
      },
      { id: "G13", examples: [{ name: "shared", parts: ["grid", "count"] }] },
      {
        id: "G14",
        figures: [
          cards(
            "regions",
            back("architecture-on-the-edge"),
            back("transport-inside"),
            back("culture-in-its-lines"),
          ),
        ],
      },
      {
        id: "G15",
        figures: [
          cards("avoidances", back("no-personality"), back("no-unrest")),
        ],
      },
      {
        id: "G16",
        figures: [
          cards(
            "spots",
            back("place-corner"),
            back("place-diagonal"),
            back("place-centre"),
            back("beside-aleksandra-pilsudska"),
          ),
        ],
      },
      { id: "G17" },
      { id: "G18" },
      { id: "G19", figures: [cards("joker", back(JOKER_BACK))] },
    ],
  },
  {
    name: "chances",
    rules: [
      { id: "G20", examples: [{ name: "chance", parts: ["grid", "count"] }] },
      { id: "G21", figures: [{ name: "chances", type: "chances" }] },
      { id: "G22" },
      { id: "G23", examples: [{ name: "outside", parts: ["grid"] }] },
      { id: "G24" },
    ],
  },
];

function cards(
  name: FigureName<typeof en>,
  ...shown: readonly Shown[]
): Figure {
  return { name, type: "cards", cards: shown };
}

function front(id: FrontId): Shown {
  return { card: { front: id, back: null }, up: "front" };
}

function back(id: BackId): Shown {
  return { card: { front: null, back: id }, up: "back" };
}
