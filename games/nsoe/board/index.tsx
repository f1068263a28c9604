/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";
import { boardNames } from "../rules/options.ts";
import { turns } from "../rules/turns.ts";
import type { Options } from "../rules/options.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../text/en.json";
import { Board } from "./board.tsx";
import { describe } from "./describe.ts";

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  tell: (event, { backs }, wording) => describe(event, { ...wording, backs }),
  loadRules: () => import("./rules/rules.tsx"),
  turns,
  // N14: what counts are the cards left.
  isHeavyLoss: (own, winner) => own >= winner + 3,
  options: [
    { name: "board", choices: boardNames, default: "roomy" },
    { name: "first", choices: ["random", 0, 1, 2, 3, 4, 5], default: "random" }, // N6
  ],
  /** The board's words, each language by itself. */
  texts: textsOf({
    pl: () => import("../text/pl.json", { with: { type: "json" } }),
    it: () => import("../text/it.json", { with: { type: "json" } }),
    en: () => import("../text/en.json", { with: { type: "json" } }),
  }),
};
