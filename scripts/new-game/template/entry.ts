/** The game as home shows it, and the way to its board. */

import { textsOf } from "@stolik/furniture";
import type { GameEntry } from "@stolik/furniture";
import { Emblem } from "./card/emblem.tsx";
import { palette } from "./card/palette.ts";
import { seats } from "./rules/seats.ts";

export const sample: GameEntry = {
  id: "sample",
  seats,
  minutes: "5",
  age: 6,
  hasHiddenHands: true,
  Emblem,
  palette,
  card: textsOf({
    pl: () => import("./card/pl.json", { with: { type: "json" } }),
    it: () => import("./card/it.json", { with: { type: "json" } }),
    en: () => import("./card/en.json", { with: { type: "json" } }),
  }),
  load: async () => (await import("./board/index.tsx")).module,
};
