/** What the game brings to the page: its board, its rules to read, its options and its words. */

import type { LoadTexts } from "@stolik/furniture";
import { deals } from "../rules/options.ts";

import { loadStories } from "./stories.ts";

export { Board } from "./board.tsx";

/** The rules to read are loaded by who opens them. */
export const loadRules = () => import("./rules/rules.tsx");

export const options = [
  { name: "deal", choices: deals, default: "stepped" },
  { name: "first", choices: ["random", 0, 1, 2, 3, 4, 5], default: "random" }, // J8
] as const;

/** The board's words, each language by itself, once what is printed on the cards is there too. */
export const texts: LoadTexts = {
  async pl() {
    await loadStories("pl");
    return import("../text/pl.json", { with: { type: "json" } });
  },
  async it() {
    await loadStories("it");
    return import("../text/it.json", { with: { type: "json" } });
  },
  async en() {
    await loadStories("en");
    return import("../text/en.json", { with: { type: "json" } });
  },
};
