/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";
import { difficulties, variants } from "../rules/options.ts";
import { turns } from "../rules/turns.ts";
import type { Options } from "../rules/options.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../text/en.json";
import { Board } from "./board.tsx";
import { decided } from "./decided.ts";
import { describe } from "./describe.ts";
import { coach } from "./hints.ts";
import { misplaced } from "./misplaced.ts";
import { sayReason } from "./review.ts";
import { Souvenir } from "./souvenir.tsx";

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  Souvenir,
  tell: (event, { variant }, wording) =>
    describe(event, { ...wording, variant }),
  decided,
  turningPoints: (heard) =>
    heard
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === "checked" || type === "judged"),
  misplaced,
  coach,
  reviewed: {
    unit: "review.unit",
    say: ({ reason }, _seat, view, wording) =>
      sayReason(reason, view, { ...wording, variant: view.variant }),
  },
  judged: (event) =>
    event.type !== "checked" ? undefined : event.isRight ? "right" : "wrong",
  loadRules: () => import("./rules/rules.tsx"),
  ruleTexts: textsOf({
    pl: () => import("./rules/pl.json", { with: { type: "json" } }),
    it: () => import("./rules/it.json", { with: { type: "json" } }),
    en: () => import("./rules/en.json", { with: { type: "json" } }),
  }),
  turns,
  showsPlayers: true,
  hasFinale: true,
  options: [
    { name: "variant", choices: variants, default: "coordinates" },
    {
      name: "deck",
      choices: difficulties,
      default: "mixed",
      gentle: "easy",
    },
    { name: "openBook", choices: [false, true], default: false },
    { name: "first", choices: ["random", 0, 1, 2, 3, 4, 5], default: "random" }, // C6
  ],
  /** The board's words, each language by itself. */
  texts: textsOf({
    pl: () => import("../text/pl.json", { with: { type: "json" } }),
    it: () => import("../text/it.json", { with: { type: "json" } }),
    en: () => import("../text/en.json", { with: { type: "json" } }),
  }),
};
