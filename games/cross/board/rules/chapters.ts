/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type { ExplainedRule, RuleChapter } from "@stolik/furniture";
import type en from "./en.json";
import type { ExampleName } from "./examples.ts";
import type { Part } from "./scene.tsx";

export type PictureName = "card" | "tokens";

interface Rule extends ExplainedRule<typeof en, ExampleName, Part> {
  readonly picture?: PictureName;
}

export const chapters: readonly RuleChapter<typeof en, Rule>[] = [
  { name: "things", rules: [{ id: "C1", picture: "card" }, { id: "C2" }] },
  {
    name: "setup",
    rules: [
      { id: "C3", examples: [{ name: "deck", parts: ["deck"] }] },
      { id: "C4" },
      { id: "C5", examples: [{ name: "seats", parts: ["seats"] }] },
      { id: "C6" },
    ],
  },
  {
    name: "turn",
    rules: [
      {
        id: "C7",
        examples: [
          { name: "slots", parts: ["cross"] },
          { name: "between", parts: ["line", "deck"] },
        ],
      },
      { id: "C8", examples: [{ name: "doubt", parts: ["line", "actions"] }] },
      {
        id: "C9",
        examples: [{ name: "right", parts: ["line", "turned", "seats"] }],
      },
      {
        id: "C10",
        examples: [{ name: "wrong", parts: ["line", "turned", "seats"] }],
      },
      { id: "C11" },
      { id: "C12" },
      { id: "C13", picture: "tokens" },
      { id: "C14" },
    ],
  },
  {
    name: "stop",
    rules: [
      { id: "C15", examples: [{ name: "stop", parts: ["line", "actions"] }] },
      {
        id: "C16",
        examples: [
          { name: "berlin", parts: ["line", "turned"] },
          { name: "budapest", parts: ["line", "turned"] },
        ],
      },
      { id: "C17", examples: [{ name: "nearest", parts: ["turned"] }] },
      { id: "C18" },
    ],
  },
  { name: "end", rules: [{ id: "C19" }] },
  {
    name: "people",
    rules: [{ id: "C20", examples: [{ name: "line", parts: ["line"] }] }],
  },
  { name: "knowledge", rules: [{ id: "C21" }] },
];
