/** The colours of the game. Charcoal, sepia, one brick red; symbols like linocuts. */

import type { Palette } from "@stolik/furniture";

export const palette: Palette = {
  paper: ["#efe7da", "#191716"],
  "paper-raised": ["#faf4ea", "#262321"],
  ink: ["#2a2625", "#efe5d5"],
  "ink-soft": ["#605650", "#b7aa9b"],
  line: ["#c9bba6", "#494340"],
  accent: ["#963323", "#ee8d74"],
  "accent-ink": ["#fff6ec", "#240d07"],
  print: "#2e2a29",
  "print-ink": "#f1e6d3",
  "print-light": "#c7a983",
  "print-hot": "#d4604a",
  "print-mid": "#5d524c",
};
