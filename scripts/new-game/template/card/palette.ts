/** The colours of the game. Plum and cream, with a gold that cards are cut from. */

import type { Palette } from "@stolik/furniture";

export const palette: Palette = {
  paper: ["#f5edea", "#1d1420"],
  "paper-raised": ["#fffaf6", "#2b2030"],
  ink: ["#33203a", "#f2e6ea"],
  "ink-soft": ["#63525f", "#b9aab7"],
  line: ["#d3c1c4", "#4d3f54"],
  accent: ["#8a2f5e", "#eb93bb"],
  "accent-ink": ["#fffaf6", "#260d19"],
  print: "#4a2a55",
  "print-ink": "#f7ece6",
  "print-light": "#f0cf8e",
  "print-hot": "#e58a5f",
  "print-mid": "#7a5285",
};
