/** What each chance does, as a drawing around the origin, within 30 either way. */

import type { Chance } from "../../rules/index.ts";

export interface ChanceIcon {
  /** Cards that lie. */
  readonly solid?: string;
  /** Outlines and arrows. */
  readonly lines: string;
  /** Where a card goes. */
  readonly hot?: string;
}

export const chanceIcons: Readonly<Record<Chance, ChanceIcon>> = {
  reshuffle: {
    solid: "M-8-10H8V10H-8Z",
    lines:
      "M-24 4A24 24 0 0 1 14-19.500M24-4A24 24 0 0 1-14 19.500M-4-4H4V4H-4Z",
    hot: "M22-14L10-24L9-13ZM-22 14L-10 24L-9 13Z",
  },
  draw: {
    solid: "M-22 6L0-2L22 6L0 14Z",
    lines: "M-22 12L0 20L22 12M-22 18L0 26L22 18M0-4V-16",
    hot: "M-8-14L0-28L8-14Z",
  },
  outside: {
    lines: "M-26-22H10V26H-26ZM-26-6H10M-26 10H10M-14-22V26M-2-22V26",
    hot: "M12-6H26V10H12Z",
  },
  diagonal: {
    solid: "M-24 2H-2V24H-24Z",
    lines: "M-8-4L-14-10M4 10L10 16",
    hot: "M2-24H24V-2H2Z",
  },
  swap: {
    solid: "M-28-12H-8V8H-28Z",
    lines: "M8-12H28V8H8ZM-18-18Q0-28 16-19M18 14Q0 24-16 15",
    hot: "M20-16L11-23.500L11-13ZM-20 12L-11 19.500L-11 9Z",
  },
  flip: {
    solid: "M-14-14H0V22H-14Z",
    lines: "M-14-14H14V22H-14ZM-18-18Q0-34 16-20",
    hot: "M21-15L10-23L10-11Z",
  },
  move: {
    solid: "M-28-12H-6V10H-28Z",
    lines:
      "M6-12h5M15-12h5M28-12v5M28-3v5M28 10h-5M19 10h-5M6 10v-5M6 1v-5M-17 17Q0 27 15 17",
    hot: "M19 13L8 13L13 24Z",
  },
  "turn-joker": {
    solid: "M-26-8a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM-30 18C-30 6-8 6-8 18Z",
    lines: "M-10-20Q2-28 12-18M20-8V18M9-1.500L31 11.500M31-1.500L9 11.5",
    hot: "M17-13L6-19L8-8Z",
  },
};
