/** What the game brings to the page: its board, its rules to read, its options and its words. */

import { textsOf } from "@stolik/furniture";
import type { GameModule } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { boardNames } from "../rules/options.ts";
import { turns } from "../rules/turns.ts";
import type { Options } from "../rules/options.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "../text/en.json";
import { Board } from "./board.tsx";
import { decided } from "./decided.ts";
import { describe, isDailyDeal } from "./describe.ts";
import { coach } from "./hints.ts";
import { misplaced } from "./misplaced.ts";
import { sayLays, sayReason } from "./review.ts";
import { Souvenir } from "./souvenir.tsx";

export const module: GameModule<View, Move, Event, Options, Code, typeof en> = {
  Board,
  Souvenir,
  tell: (event, view, wording) =>
    describe(event, {
      ...wording,
      backs: view.backs,
      isDeal: isDailyDeal(view),
    }),
  decided,
  turningPoints: (heard) =>
    heard
      .flatMap(({ events }) => events)
      .filter(
        (event) =>
          event.type === "last-round" ||
          (event.type === "laid" && event.contradictions.length > 0),
      ),
  misplaced,
  coach,
  triedAgain: (move, language) => ({
    card: move.type === "draw" ? "" : placeName(move.city, language),
  }),
  reviewed: {
    unit: "review.unit",
    say: ({ reason }, _seat, _view, wording) => sayReason(reason, wording),
    isSeenAfter: ({ aspect }) => aspect !== "swap",
    summary: sayLays,
  },
  judged: (event) =>
    event.type !== "laid"
      ? undefined
      : event.contradictions.length === 0
        ? "right"
        : "wrong",
  loadRules: () => import("./rules/rules.tsx"),
  ruleTexts: textsOf({
    pl: () => import("./rules/pl.json", { with: { type: "json" } }),
    it: () => import("./rules/it.json", { with: { type: "json" } }),
    en: () => import("./rules/en.json", { with: { type: "json" } }),
  }),
  turns,
  // N14: what counts are the cards left.
  isLessBetter: true,
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
