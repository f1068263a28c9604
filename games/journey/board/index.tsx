/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { deals } from "../rules/options.ts";
import { loadStories } from "./stories.ts";
import { turns } from "../rules/turns.ts";
import type { Options } from "../rules/options.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../text/en.json";
import { Board } from "./board.tsx";
import { decided } from "./decided.ts";
import { describe } from "./describe.ts";
import { coach } from "./hints.ts";
import { say } from "./review.ts";
import { Souvenir } from "./souvenir.tsx";
import { turningPoints } from "./turning-points.ts";

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  Souvenir,
  tell: (event, _view, wording) => describe(event, wording),
  decided,
  turningPoints,
  coach,
  reviewed: { unit: "review.unit", say },
  loadRules: () => import("./rules/rules.tsx"),
  ruleTexts: textsOf({
    pl: () => import("./rules/pl.json", { with: { type: "json" } }),
    it: () => import("./rules/it.json", { with: { type: "json" } }),
    en: () => import("./rules/en.json", { with: { type: "json" } }),
  }),
  turns,
  options: [
    { name: "deal", choices: deals, default: "even" },
    { name: "first", choices: ["random", 0, 1, 2, 3, 4, 5], default: "random" }, // J8
  ],
  /** The board's words, each language by itself, with what is printed on the cards. */
  texts: textsOf({
    pl: () =>
      withStories("pl", import("../text/pl.json", { with: { type: "json" } })),
    it: () =>
      withStories("it", import("../text/it.json", { with: { type: "json" } })),
    en: () =>
      withStories("en", import("../text/en.json", { with: { type: "json" } })),
  }),
};

async function withStories<Texts>(
  language: Language,
  texts: Promise<Texts>,
): Promise<Texts> {
  await loadStories(language);
  return texts;
}
