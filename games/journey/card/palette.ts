/** The colours of the game. A school wall-map: ochre, forest, white-and-red accents. */

import type { Palette } from "@stolik/furniture";

export const palette: Palette = {
  paper: ["#f8efd9", "#1c1a10"],
  "paper-raised": ["#fffaeb", "#2a2719"],
  ink: ["#27301d", "#f3ebd2"],
  "ink-soft": ["#5a5a42", "#b8b296"],
  line: ["#d3c294", "#4b4730"],
  accent: ["#b3202c", "#f78d84"],
  "accent-ink": ["#fffaeb", "#230907"],
  print: "#d9a13b",
  "print-ink": "#23260f",
  "print-light": "#fff8e6",
  "print-hot": "#a81c28",
  "print-mid": "#2f5233",
};
