/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";

import { loadDeck } from "./deck-words.ts";
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

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  Souvenir,
  tell: (event, view, wording) => describe(event, wording, view.grids),
  decided,
  turningPoints: (heard) =>
    heard.flatMap(({ events }) => events).filter(({ type }) => type === "used"),
  coach,
  reviewed: { unit: "review.unit", say },
  loadRules: () => import("./rules/rules.tsx"),
  ruleTexts: textsOf({
    pl: () => import("./rules/pl.json", { with: { type: "json" } }),
    it: () => import("./rules/it.json", { with: { type: "json" } }),
    en: () => import("./rules/en.json", { with: { type: "json" } }),
  }),
  turns,
  hasFinale: true,
  options: [
    { name: "openCards", choices: [true, false], default: true },
    { name: "first", choices: ["random", 0, 1], default: "random" }, // G5
  ],
  /** The board's words, each language by itself, once what is printed on the cards is there too. */
  texts: textsOf({
    async pl() {
      await loadDeck("pl");
      return import("../text/pl.json", { with: { type: "json" } });
    },
    async it() {
      await loadDeck("it");
      return import("../text/it.json", { with: { type: "json" } });
    },
    async en() {
      await loadDeck("en");
      return import("../text/en.json", { with: { type: "json" } });
    },
  }),
};
