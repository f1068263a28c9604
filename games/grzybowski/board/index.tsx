/** What the game brings to the page: its board, its rules to read, its options and its words. */

import type { Language } from "@stolik/kernel";
import en from "../text/en.json" with { type: "json" };
import it from "../text/it.json" with { type: "json" };
import pl from "../text/pl.json" with { type: "json" };

export { Board } from "./board.tsx";
export { Rules } from "./rules/rules.tsx";

export const options = [
  { name: "openCards", choices: [true, false], default: true },
  { name: "first", choices: ["random", 0, 1], default: "random" }, // G5
] as const;

export const texts: Readonly<Record<Language, object>> = { pl, it, en };
