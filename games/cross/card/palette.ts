/** The colours of the game. An old atlas: parchment, sea green, a compass rose. */

import type { Palette } from "@stolik/furniture";

export const palette: Palette = {
  paper: ["#f3ead0", "#10211f"],
  "paper-raised": ["#fcf6e3", "#1a302d"],
  ink: ["#1f3733", "#efe6cb"],
  "ink-soft": ["#55604f", "#abb8a8"],
  line: ["#cbbd95", "#34504b"],
  accent: ["#17665c", "#6fc7b4"],
  "accent-ink": ["#fcf6e3", "#08211d"],
  print: "#2c6e63",
  "print-ink": "#f8f0d8",
  "print-light": "#ecd9a3",
  "print-hot": "#f0b26b",
  "print-mid": "#4c9183",
};
