/** What the game brings to the page: its board, its rules to read, its options and its words. */

import type { LoadTexts } from "@stolik/furniture";
import { boardNames } from "../content/boards.ts";
import { checkings } from "../rules/options.ts";

export { Board } from "./board.tsx";

/** The rules to read are loaded by who opens them. */
export const loadRules = () => import("./rules/rules.tsx");

/** The reading is the board's own (L25); against bots alone a referee is the default (L18). */
export const options = [
  { name: "board", choices: boardNames, default: "square" },
  {
    name: "checking",
    choices: checkings,
    default: "challenge",
    soloDefault: "referee",
  },
] as const;

/** The board's words, each language by itself. */
export const texts: LoadTexts = {
  pl: () => import("../text/pl.json", { with: { type: "json" } }),
  it: () => import("../text/it.json", { with: { type: "json" } }),
  en: () => import("../text/en.json", { with: { type: "json" } }),
};
