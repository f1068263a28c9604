/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type {
  ExplainedRule,
  RuleChapter,
  ShownExample,
} from "@stolik/furniture";
import type { Card } from "../../content/cards.ts";
import type en from "./en.json";
import type { ExampleName } from "./examples.ts";
import type { Part } from "./scene.tsx";

export interface Rule extends ExplainedRule<typeof en, ExampleName, Part> {
  readonly picture?: "track" | "cards" | "prizes";
  /** Cards shown beside the text. */
  readonly cards?: readonly Card[];
}

export const chapters: readonly RuleChapter<typeof en, Rule>[] = [
  {
    name: "things",
    rules: [
      { id: "J1", examples: [{ name: "map", parts: ["map"] }] },
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
    rules: [
      { id: "J9", examples: [{ name: "dice", parts: ["dice"] }] },
      {
        id: "J10",
        examples: [
          { name: "order-right", parts: ["track", "hand"] },
          { name: "order-wrong", parts: ["track", "hand"] },
        ],
      },
      { id: "J11" },
    ],
  },
  {
    name: "moving",
    rules: [
      { id: "J12", examples: [{ name: "long", parts: ["dice", "country"] }] },
      { id: "J13" },
      { id: "J14" },
      {
        id: "J15",
        examples: [{ name: "marker", parts: ["dice", "map", "hand"] }],
      },
      { id: "J16", picture: "prizes" },
      { id: "J17" },
      { id: "J18" },
    ],
  },
  {
    name: "cards",
    rules: [
      { id: "J19", examples: played("grey-same", "grey-other") },
      { id: "J20", examples: played("blue-earlier", "blue-later") },
      { id: "J21", cards: ["city-gdansk", "city-torun"] },
      { id: "J22", examples: played("eagle") },
      {
        id: "J23",
        examples: [{ name: "stop", parts: ["hand", "seats", "dice"] }],
      },
      { id: "J24", cards: ["train"] },
      { id: "J25", cards: ["coach"] },
      { id: "J26" },
    ],
  },
  {
    name: "end",
    rules: [{ id: "J27", examples: played("end") }],
  },
  { name: "knowledge", rules: [{ id: "J28" }] },
];

function played(
  ...names: readonly ExampleName[]
): readonly ShownExample<ExampleName, Part>[] {
  return names.map((name) => ({ name, parts: ["played"] }));
}
