/** The game as home shows it, and the way to its board. */

import { textsOf } from "@stolik/furniture";
import type { GameEntry } from "@stolik/furniture";
import { Emblem } from "./card/emblem.tsx";
import { palette } from "./card/palette.ts";
import { seats } from "./rules/seats.ts";

export const journey: GameEntry = {
  id: "journey",
  seats,
  minutes: "20–30",
  age: 8,
  hasHiddenHands: true,
  polish: "text",
  Emblem,
  palette,
  card: textsOf({
    pl: () => import("./card/pl.json", { with: { type: "json" } }),
    it: () => import("./card/it.json", { with: { type: "json" } }),
    en: () => import("./card/en.json", { with: { type: "json" } }),
  }),
  lesson: textsOf({
    pl: () => import("./lesson/pl.json", { with: { type: "json" } }),
    it: () => import("./lesson/it.json", { with: { type: "json" } }),
    en: () => import("./lesson/en.json", { with: { type: "json" } }),
  }),
  daily: textsOf({
    pl: () => import("./daily/pl.json", { with: { type: "json" } }),
    it: () => import("./daily/it.json", { with: { type: "json" } }),
    en: () => import("./daily/en.json", { with: { type: "json" } }),
  }),
  load: async () => (await import("./board/index.tsx")).module,
};
