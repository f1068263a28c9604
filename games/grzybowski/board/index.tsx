/** What the game brings to the page: its board, its rules to read, its options and its words. */

import type { LoadTexts } from "@stolik/furniture";

import { loadDeck } from "./deck-words.ts";

export { Board } from "./board.tsx";

/** The rules to read are loaded by who opens them. */
export const loadRules = () => import("./rules/rules.tsx");

export const options = [
  { name: "openCards", choices: [true, false], default: true },
  { name: "first", choices: ["random", 0, 1], default: "random" }, // G5
] as const;

/** The board's words, each language by itself, once what is printed on the cards is there too. */
export const texts: LoadTexts = {
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
};
