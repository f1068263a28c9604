/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type { ChapterName, FigureName, RuleId } from "@stolik/furniture";
import type { Card } from "../../content/cards.ts";
import type { TrackId } from "../../content/track.ts";
import type en from "../../text/en.json";

type Texts = typeof en;

/** A card played on a field of the track. */
export interface Example {
  readonly name: FigureName<Texts>;
  readonly card: Card;
  readonly on: TrackId;
}

export interface Rule {
  readonly id: RuleId<Texts>;
  readonly picture?: "map" | "track" | "cards" | "dice" | "reach" | "prizes";
  readonly examples?: readonly Example[];
  /** Cards shown beside the text. */
  readonly cards?: readonly Card[];
}

export interface Chapter {
  readonly name: ChapterName<Texts>;
  readonly rules: readonly Rule[];
}

export const chapters: readonly Chapter[] = [
  {
    name: "things",
    rules: [
      { id: "J1", picture: "map" },
      { id: "J2", picture: "track" },
      { id: "J3" },
      { id: "J4", picture: "cards" },
    ],
  },
  {
    name: "setup",
    rules: [{ id: "J5" }, { id: "J6" }, { id: "J7" }, { id: "J8" }],
  },
  {
    name: "turn",
    rules: [{ id: "J9", picture: "dice" }, { id: "J10" }, { id: "J11" }],
  },
  {
    name: "moving",
    rules: [
      { id: "J12", picture: "reach" },
      { id: "J13" },
      { id: "J14" },
      { id: "J15" },
      { id: "J16", picture: "prizes" },
      { id: "J17" },
      { id: "J18" },
    ],
  },
  {
    name: "cards",
    rules: [
      {
        id: "J19",
        examples: [
          { name: "grey-same", card: "grey-1410", on: "1410" },
          { name: "grey-other", card: "grey-1791", on: "1410" },
        ],
      },
      {
        id: "J20",
        examples: [
          { name: "blue-earlier", card: "blue-1364", on: "1410" },
          { name: "blue-later", card: "blue-1807", on: "1410" },
        ],
      },
      { id: "J21", cards: ["city-gdansk", "city-torun"] },
      { id: "J22", examples: [{ name: "eagle", card: "eagle", on: "1410" }] },
      { id: "J23", cards: ["stop"] },
      { id: "J24", cards: ["train"] },
      { id: "J25", cards: ["coach"] },
      { id: "J26" },
    ],
  },
  {
    name: "end",
    rules: [
      {
        id: "J27",
        examples: [{ name: "end", card: "blue-1932", on: "2004" }],
      },
    ],
  },
  { name: "knowledge", rules: [{ id: "J28" }] },
];
