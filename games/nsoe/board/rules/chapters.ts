/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type {
  ExplainedRule,
  RuleChapter,
  ShownExample,
} from "@stolik/furniture";
import type en from "./en.json";
import type { ExampleName } from "./examples.ts";
import type { Part } from "./scene.tsx";

interface Rule extends ExplainedRule<typeof en, ExampleName, Part> {
  /** Both sides of a card. */
  readonly hasCard?: true;
}

export const chapters: readonly RuleChapter<typeof en, Rule>[] = [
  {
    name: "things",
    rules: [
      { id: "N1", hasCard: true },
      { id: "N2", examples: [{ name: "plate", parts: ["plate"] }] },
    ],
  },
  {
    name: "setup",
    rules: [
      { id: "N3", examples: [{ name: "piles", parts: ["piles"] }] },
      { id: "N4", examples: [{ name: "hands", parts: ["hand", "others"] }] },
      { id: "N5" },
      { id: "N6" },
    ],
  },
  {
    name: "turn",
    rules: [
      {
        id: "N7",
        examples: [{ name: "lay", parts: ["plate", "check", "hand"] }],
      },
      { id: "N8", examples: [{ name: "swap", parts: ["hand", "piles"] }] },
    ],
  },
  {
    name: "check",
    rules: [
      { id: "N9", examples: [{ name: "every", parts: ["plate", "check"] }] },
      {
        id: "N10",
        examples: judged("milano-right", "milano-east", "kobenhavn-east"),
      },
      { id: "N11", examples: judged("milano-row", "napoli", "kobenhavn") },
      { id: "N12", examples: [{ name: "room", parts: ["plate", "check"] }] },
      {
        id: "N13",
        examples: [
          { name: "draw", parts: ["plate", "check", "hand", "piles"] },
        ],
      },
    ],
  },
  {
    name: "end",
    rules: [
      {
        id: "N14",
        examples: [{ name: "last", parts: ["plate", "hand", "others"] }],
      },
      { id: "N15" },
    ],
  },
  { name: "knowledge", rules: [{ id: "N16" }, { id: "N17" }] },
];

function judged(
  ...names: readonly ExampleName[]
): readonly ShownExample<ExampleName, Part>[] {
  return names.map((name) => ({ name, parts: ["plate", "verdict"] }));
}
