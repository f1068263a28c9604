/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";
import { boardNames } from "../content/boards.ts";
import { CHALLENGE_SECONDS, checkings, contacts } from "../rules/options.ts";
import { turns } from "../rules/turns.ts";
import type { Options } from "../rules/options.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../text/en.json";
import { bestWords } from "./best-word.ts";
import { Board } from "./board.tsx";
import { decided } from "./decided.ts";
import { describe } from "./describe.ts";
import { coach } from "./hints.ts";
import { say } from "./review.ts";
import { Souvenir } from "./souvenir.tsx";
import { turningPoints } from "./turning-points.ts";

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  Souvenir,
  tell: (event, _view, wording) => describe(event, wording),
  decided,
  turningPoints,
  coach,
  bestWords,
  reviewed: {
    unit: "review.unit",
    say: (assessment, _seat, _view, wording) => say(assessment, wording),
  },
  judged: (event) =>
    event.type === "refused"
      ? "wrong"
      : event.type === "word"
        ? "right"
        : undefined,
  loadRules: () => import("./rules/rules.tsx"),
  ruleTexts: textsOf({
    pl: () => import("./rules/pl.json", { with: { type: "json" } }),
    it: () => import("./rules/it.json", { with: { type: "json" } }),
    en: () => import("./rules/en.json", { with: { type: "json" } }),
  }),
  turns,
  /** Said beside the word that was tried; every other refusal of it the board foresees. */
  ownRefusals: ["not-in-dictionary", "word-again"],
  hasNote: true,
  /** The reading is the board's own (L25); against bots alone a referee is the usual way (L18). */
  options: [
    { name: "board", choices: boardNames, default: "square" },
    {
      name: "contact", // L11, L25
      choices: contacts,
      default: ({ board }) => (board === "flower" ? "chain" : "strict"),
    },
    {
      name: "checking",
      choices: checkings,
      default: (_before, { isAlone }) => (isAlone ? "referee" : "challenge"),
    },
    {
      name: "challengeSeconds", // L17
      choices: [5, CHALLENGE_SECONDS, 20, 30, 60],
      isAmount: true,
      default: CHALLENGE_SECONDS,
      isOpen: ({ checking }) => checking === "challenge",
    },
    { name: "repeats", choices: [true, false], default: true }, // L26
  ],
  /** The board's words, each language by itself. */
  texts: textsOf({
    pl: () => import("../text/pl.json", { with: { type: "json" } }),
    it: () => import("../text/it.json", { with: { type: "json" } }),
    en: () => import("../text/en.json", { with: { type: "json" } }),
  }),
};
