/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";
import { lengths } from "../rules/options.ts";
import type { Options } from "../rules/options.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import { turns } from "../rules/turns.ts";
import type en from "../text/en.json";
import { Board } from "./board.tsx";
import { decided } from "./decided.ts";
import { describe } from "./describe.ts";
import { say } from "./review.ts";

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  tell: (event, _view, wording) => describe(event, wording),
  decided,
  reviewed: {
    unit: "score",
    say: (assessment, _seat, _view, wording) => say(assessment, wording),
  },
  loadRules: () => import("./rules/rules.tsx"),
  ruleTexts: textsOf({
    pl: () => import("./rules/pl.json", { with: { type: "json" } }),
    it: () => import("./rules/it.json", { with: { type: "json" } }),
    en: () => import("./rules/en.json", { with: { type: "json" } }),
  }),
  turns,
  options: [
    { name: "length", choices: lengths, default: "short" },
    { name: "first", choices: ["random", 0, 1], default: "random" },
  ],
  texts: textsOf({
    pl: () => import("../text/pl.json", { with: { type: "json" } }),
    it: () => import("../text/it.json", { with: { type: "json" } }),
    en: () => import("../text/en.json", { with: { type: "json" } }),
  }),
};
