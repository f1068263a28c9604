/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type {
  ExplainedRule,
  RuleChapter,
  ShownExample,
} from "@stolik/furniture";
import type en from "./en.json";
import type { ExampleName } from "./examples.ts";
import type { Part } from "./scene.tsx";

export type Picture = "tiles" | "alphabet";

interface Rule extends ExplainedRule<typeof en, ExampleName, Part> {
  readonly picture?: Picture;
}

export const chapters: readonly RuleChapter<typeof en, Rule>[] = [
  {
    name: "things",
    rules: [
      { id: "L1" },
      { id: "L2", picture: "tiles" },
      { id: "L3" },
      { id: "L4", examples: [{ name: "square", parts: ["grid"] }] },
      { id: "L5" },
    ],
  },
  {
    name: "setup",
    rules: [
      { id: "L6", picture: "alphabet" },
      { id: "L7", examples: [{ name: "deal", parts: ["rack", "seats"] }] },
    ],
  },
  {
    name: "turn",
    rules: [
      {
        id: "L8",
        examples: [{ name: "torba", parts: ["grid", "word", "rack", "seats"] }],
      },
      { id: "L9", examples: [{ name: "exchange", parts: ["rack"] }] },
      { id: "L10" },
    ],
  },
  {
    name: "words",
    rules: [
      { id: "L11", examples: [tried("tower"), tried("corner")] },
      { id: "L12", examples: [tried("dach")] },
      { id: "L13", examples: [{ name: "krab", parts: ["grid", "seats"] }] },
      { id: "L14", examples: [{ name: "koniec", parts: ["grid", "seats"] }] },
      { id: "L15" },
      { id: "L16" },
    ],
  },
  {
    name: "checking",
    rules: [
      {
        id: "L17",
        examples: [{ name: "doubt", parts: ["grid", "doubt", "seats"] }],
      },
      { id: "L18", examples: [tried("referee")] },
      { id: "L19" },
    ],
  },
  {
    name: "points",
    rules: [
      { id: "L20" },
      {
        id: "L21",
        examples: [{ name: "fence", parts: ["grid", "word", "seats"] }],
      },
    ],
  },
  { name: "end", rules: [{ id: "L22" }, { id: "L23" }] },
  { name: "knowledge", rules: [{ id: "L24" }] },
  {
    name: "snake",
    rules: [
      {
        id: "L25",
        examples: [
          { name: "flower", parts: ["grid"] },
          { name: "snake-right", parts: ["grid"] },
          tried("snake-wrong"),
        ],
      },
    ],
  },
  { name: "once", rules: [{ id: "L26" }] },
];

/** A word on the board that cannot be played. */
function tried(name: ExampleName): ShownExample<ExampleName, Part> {
  return { name, parts: ["grid", "word"] };
}
