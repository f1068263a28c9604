/** The colours of the game. A deep green board, ivory tiles, a red point value. */

import type { Palette } from "@stolik/furniture";

export const palette: Palette = {
  paper: ["#f4f1e4", "#0e1f17"],
  "paper-raised": ["#fffdf4", "#183026"],
  ink: ["#1b2c23", "#f2eddc"],
  "ink-soft": ["#525d55", "#a9b8ad"],
  line: ["#c9cab4", "#315041"],
  accent: ["#b02331", "#f58b86"],
  "accent-ink": ["#fffdf4", "#210a0b"],
  print: "#174a35",
  "print-ink": "#fbf6e4",
  "print-light": "#f5edd3",
  "print-hot": "#e4645c",
  "print-mid": "#2e6a50",
};
