/** The colours of the game. Navy, cream, terracotta; skylines as cut paper. */

import type { Palette } from "@stolik/furniture";

export const palette: Palette = {
  paper: ["#f5ecd8", "#121a2b"],
  "paper-raised": ["#fff9ec", "#1c2740"],
  ink: ["#1f2f4f", "#f3ead6"],
  "ink-soft": ["#525c72", "#b3b8c2"],
  line: ["#cdc0a3", "#38466a"],
  accent: ["#ad4526", "#f0926c"],
  "accent-ink": ["#fff9ec", "#1c110b"],
  print: "#1f2f4f",
  "print-ink": "#f5ecd8",
  "print-light": "#f0dcb4",
  "print-hot": "#d9683f",
  "print-mid": "#3f5480",
};
