/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";
import { boardNames } from "../content/boards.ts";
import { checkings } from "../rules/options.ts";
import { turns } from "../rules/turns.ts";
import type { Options } from "../rules/options.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../text/en.json";
import { Board } from "./board.tsx";
import { describe } from "./describe.ts";

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  tell: (event, _view, wording) => describe(event, wording),
  loadRules: () => import("./rules/rules.tsx"),
  turns,
  isHeavyLoss: (own, winner) => own < winner / 2,
  /** The reading is the board's own (L25); whoever plays alone begins with a referee (L18). */
  options: [
    { name: "board", choices: boardNames, default: "square" },
    {
      name: "checking",
      choices: checkings,
      default: "challenge",
      gentle: "referee",
    },
  ],
  /** The board's words, each language by itself. */
  texts: textsOf({
    pl: () => import("../text/pl.json", { with: { type: "json" } }),
    it: () => import("../text/it.json", { with: { type: "json" } }),
    en: () => import("../text/en.json", { with: { type: "json" } }),
  }),
};
