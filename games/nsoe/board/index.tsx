/** What the game brings to the page: its board, its rules to read, its options and its words. */

import type { LoadTexts } from "@stolik/furniture";
import { boardNames } from "../rules/options.ts";

export { Board } from "./board.tsx";

/** The rules to read are loaded by who opens them. */
export const loadRules = () => import("./rules/rules.tsx");

export const options = [
  { name: "board", choices: boardNames, default: "standard" },
  { name: "first", choices: ["random", 0, 1, 2, 3, 4, 5], default: "random" }, // N6
] as const;

/** The board's words, each language by itself. */
export const texts: LoadTexts = {
  pl: () => import("../text/pl.json", { with: { type: "json" } }),
  it: () => import("../text/it.json", { with: { type: "json" } }),
  en: () => import("../text/en.json", { with: { type: "json" } }),
};
