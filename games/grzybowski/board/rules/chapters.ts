/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type { ChapterName, FigureName, RuleId } from "@stolik/furniture";
import { JOKER_BACK } from "../../content/back-sides.ts";
import type { BackId } from "../../content/back-sides.ts";
import { JOKER } from "../../content/fronts.ts";
import type { FrontId } from "../../content/fronts.ts";
import { cellAt } from "../../rules/field.ts";
import type { Card, Cell, Side } from "../../rules/index.ts";
import type en from "../../text/en.json";

type Texts = typeof en;

interface Shown {
  readonly card: Card;
  readonly up: Side;
}

/** Cards in a row, or a small grid with what it is about. */
export type Figure =
  | { readonly type: "chances"; readonly name: "chances" }
  | ({ readonly name: FigureName<Texts> } & (
      | { readonly type: "cards"; readonly cards: readonly Shown[] }
      | { readonly type: "symbols" }
      | {
          readonly type: "grid";
          readonly laid: readonly (Shown & { readonly cell: Cell })[];
          readonly outside?: Cell;
          readonly isLit?: boolean;
          readonly arrangements?: readonly (readonly Cell[])[];
        }
    ));

interface Rule {
  readonly id: RuleId<Texts>;
  readonly figures?: readonly Figure[];
}

export interface Chapter {
  readonly name: ChapterName<Texts>;
  readonly rules: readonly Rule[];
}

export const chapters: readonly Chapter[] = [
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
      {
        id: "G7",
        figures: [
          {
            name: "places",
            type: "grid",
            isLit: true,
            laid: [
              at(5, 3, front("prozna-street")),
              at(5, 4, front("electric-trams")),
              at(5, 5, back("pair-varsovians-unrest")),
              at(5, 6, front("iron-shops")),
              at(5, 7, front("pogrom-of-1881")),
              at(6, 5, front("krochmalna-street")),
            ],
          },
        ],
      },
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
      },
      {
        id: "G12",
        figures: [
          {
            name: "one-pair",
            type: "grid",
            laid: [
              at(5, 4, front("grzybow-town")),
              at(5, 5, front("boycott")),
              at(5, 6, front("electric-trams")),
              at(6, 5, back("pair-varsovians-unrest")),
            ],
            arrangements: [[cellAt(5, 4), cellAt(5, 5)]],
          },
          {
            name: "two-pairs",
            type: "grid",
            laid: [
              at(5, 4, front("grzybow-town")),
              at(5, 5, front("boycott")),
              at(6, 4, front("electric-trams")),
              at(6, 5, front("antisemitic-campaign")),
              at(5, 6, back("pair-varsovians-unrest")),
            ],
            arrangements: [
              [cellAt(5, 4), cellAt(5, 5)],
              [cellAt(6, 4), cellAt(6, 5)],
            ],
          },
        ],
      },
      {
        id: "G13",
        figures: [
          {
            name: "shared",
            type: "grid",
            laid: [
              at(4, 4, back("tee-personality-architecture")),
              at(4, 5, front("great-synagogue")),
              at(4, 6, back("line-personality-culture-borderland")),
              at(5, 4, front("prozna-street")),
              at(5, 5, front("peretz")),
              at(5, 6, front("nozyk-synagogue")),
              at(6, 5, front("bersohn-museum")),
              at(7, 5, front("rabbinical-school")),
            ],
            arrangements: [
              [cellAt(4, 5), cellAt(5, 4), cellAt(5, 5), cellAt(5, 6)],
              [cellAt(5, 5), cellAt(6, 5), cellAt(7, 5)],
            ],
          },
        ],
      },
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
      { id: "G20" },
      { id: "G21", figures: [{ name: "chances", type: "chances" }] },
      { id: "G22" },
      {
        id: "G23",
        figures: [
          {
            name: "outside",
            type: "grid",
            laid: [
              at(5, 3, front("iron-shops")),
              at(5, 4, front("prozna-street")),
              at(5, 5, front("mirow-halls")),
              at(5, 6, back("line-trade-architecture-trade")),
              at(5, 7, front("telephone-tower")),
              at(5, 8, front("iron-gate")),
            ],
            outside: cellAt(5, 8),
          },
        ],
      },
      { id: "G24" },
    ],
  },
];

function cards(name: FigureName<Texts>, ...shown: readonly Shown[]): Figure {
  return { name, type: "cards", cards: shown };
}

function front(id: FrontId): Shown {
  return { card: { front: id, back: null }, up: "front" };
}

function back(id: BackId): Shown {
  return { card: { front: null, back: id }, up: "back" };
}

function at(row: number, column: number, shown: Shown) {
  return { ...shown, cell: cellAt(row, column) };
}
