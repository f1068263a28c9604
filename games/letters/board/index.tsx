/** What the game brings to the page: its board, its rules to read, its options and its words. */

import type { Language } from "@stolik/kernel";
import { boardNames } from "../content/boards.ts";
import { checkings } from "../rules/options.ts";
import en from "../text/en.json" with { type: "json" };
import it from "../text/it.json" with { type: "json" };
import pl from "../text/pl.json" with { type: "json" };

export { Board } from "./board.tsx";
export { Rules } from "./rules/rules.tsx";

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

export const texts: Readonly<Record<Language, object>> = { pl, it, en };
