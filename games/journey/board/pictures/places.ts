/** Motifs of places and ways: churches, castles, factories, ships, trains. */

import { box, dot } from "./shapes.ts";
import type { Part } from "./shapes.ts";

export const places = {
  church: [
    ["light", "M-16 18V-6L-11-17L-6-6V2H6V-6L11-17L16-6V18Z"],
    ["hot", "M-17-6L-11-18L-5-6ZM5-6L11-18L17-6Z"],
    ["ink", "M-3 18V10A3 3 0 0 1 3 10V18Z"],
    ["ink", box(-12.5, -1, 3, 6) + box(9.5, -1, 3, 6)],
  ],
  "two-towers": [
    ["light", box(-14, -9, 10, 28) + box(5, -2, 9, 21) + box(-6, 6, 13, 13)],
    ["hot", "M-15-8L-9-20L-3-8ZM4-1L9.5-9L15-1ZM-5 6L0 0L6 6Z"],
    ["ink", `${box(-10.5, -4, 3, 6)}${box(8, 4, 3, 5)}M-3 19V13H3V19Z`],
    ["gold", "M-16-9L-14-13M-2-9L-4-13", 2],
  ],
  castle: [
    [
      "light",
      "M-18 18V-6H-14V-10H-10V-6H-6V2H6V-14H9V-18H13V-14H16V-18H19V18Z",
    ],
    ["hot", "M-8 2L0-6L7 2Z"],
    ["ink", "M-4 18V10A4 4 0 0 1 4 10V18Z"],
    ["ink", box(-13.5, 0, 3, 5) + box(11, -8, 3, 5)],
  ],
  spire: [
    ["light", "M-5 18V-4H5V18ZM-19 18V6H-5V18ZM5 18V6H19V18Z"],
    ["hot", "M-7-4L-3-8L0-20L3-8L7-4ZM-20 6L-12 1L-5 6ZM5 6L12 1L20 6Z"],
    ["ink", `${dot(0, 1, 2.4)}M-2.5 18V12H2.5V18Z`],
    ["ink", box(-15, 10, 3, 4) + box(12, 10, 3, 4)],
  ],
  factory: [
    ["hot", "M-19 18V0L-9 6V0L1 6V0L11 6V18Z"],
    ["hot", box(11, -12, 6, 30)],
    ["light", "M14-15Q10-20 4-17T-6-18", 3],
    ["light", box(-15, 10, 5, 4) + box(-6, 10, 5, 4) + box(3, 10, 5, 4)],
  ],
  crane: [
    ["light", "M-12 18V-6L-4-16H4L12-6V18Z"],
    ["hot", "M-13-6L-5-18H5L13-6L19-4V0H13V-4H-13Z"],
    ["ink", "M-5 18V4H5V18ZM-2-12H2V-8H-2Z"],
    ["ink", "M17 0V9", 1.6],
    ["gold", box(14.5, 9, 5, 5)],
    ["blue", "M-20 18H20V20H-20Z"],
  ],
  ship: [
    ["ink", "M-18 6H18L13 16H-12Z"],
    ["light", "M-2-17Q13-12 13 3H-2ZM-4-13Q-15-6-15 3H-4Z"],
    ["gold", "M-3 6V-18", 2],
    ["hot", "M-3-20L6-18L-3-16Z"],
  ],
  gate: [
    ["hot", "M-17 18V-8H-13V-12H-9V-8H-5V-12H5V-8H9V-12H13V-8H17V18Z"],
    ["ink", "M-6 18V4A6 6 0 0 1 6 4V18Z"],
    ["light", "M-14-3H14M-14 2H-9M9 2H14", 2],
    ["light", "M-8-12L0-20L8-12Z"],
  ],
  "town-hall": [
    ["light", "M-17 18V0H-5V-8H5V0H17V18Z"],
    ["hot", "M-6-8L0-20L6-8ZM-17 0L-13-5L-9 0ZM9 0L13-5L17 0Z"],
    ["gold", dot(0, -2, 3)],
    ["ink", "M-14 18V10H-10V18ZM-6 18V10H-2V18ZM2 18V10H6V18ZM10 18V10H14V18Z"],
  ],
  heart: [
    [
      "hot",
      "M0 18Q-18 4-18-6Q-18-15-9-15Q-3-15 0-9Q3-15 9-15Q18-15 18-6Q18 4 0 18Z",
    ],
    [
      "light",
      "M0 13Q-14 2-14-6Q-14-11-9-11Q-4-11 0-4Q4-11 9-11Q14-11 14-6Q14 2 0 13Z",
      1.8,
    ],
    ["light", dot(-6, -4, 1.8) + dot(6, -4, 1.8) + dot(0, 4, 1.8)],
  ],
  bridge: [
    ["light", "M-12 10V-16M12 10V-16", 4],
    ["hot", "M-20-2Q-16-2-12-15Q0 6 12-15Q16-2 20-2", 2],
    ["light", "M-20 4H20V8H-20Z"],
    ["blue", "M-20 12Q-15 8-10 12T0 12T10 12T20 12V20H-20Z"],
  ],
  manor: [
    ["hot", "M-19-2L-12-13H12L19-2Z"],
    ["light", box(-16, -2, 32, 18)],
    ["light", "M-8 0L0-9L8 0Z"],
    ["ink", box(-3, 6, 6, 10) + box(-13, 3, 4, 6) + box(9, 3, 4, 6)],
    ["ink", "M-7 0V16M7 0V16", 1.8],
    ["mid", "M-20 16H20V20H-20Z"],
  ],
  "market-square": [
    ["light", box(-7, -7, 14, 14)],
    ["hot", box(-5, -2, 10, 4)],
    [
      "light",
      [-19, -7, 5].map((x) => box(x, -19, 10, 9) + box(x, 10, 10, 9)).join(""),
    ],
    ["light", box(-19, -7, 9, 14) + box(10, -7, 9, 14)],
  ],
  shipyard: [
    ["gold", "M-10 19V-12H14M-10-4L2-12M14-12V-4", 2.6],
    ["gold", box(-14, -16, 8, 5)],
    ["light", "M-1-2V19", 2],
    ["light", "M0-2Q6-5 10-2T20-2V4Q14 7 10 4T0 4Z"],
    ["hot", "M0 4Q6 1 10 4T20 4V10Q14 13 10 10T0 10Z"],
  ],
  future: [
    ["gold", dot(8, -9, 7)],
    ["light", "M-18 20V-2L-11-10V20ZM-8 20V-16Q0-16 0-6V20ZM3 20V0H10V20Z"],
    ["light", "M13 20V8Q13 4 19 4V20Z"],
    ["mid", `${dot(-13, 14, 4)}${dot(6, 14, 4)}${box(-20, 17, 40, 3)}`],
    ["hot", "M-20 6Q0-2 20 8", 2],
  ],
  train: [
    ["ink", "M-17 10V-6H-7V2H8V-3H14V2H18V10Z"],
    ["hot", `${box(-19, -10, 14, 4)}${box(-18, 10, 37, 3)}`],
    ["light", box(-14, -4, 5, 5)],
    ["gold", dot(-11, 14, 4) + dot(1, 14, 4) + dot(12, 14, 4)],
    ["light", "M11-6Q8-12 13-13T18-19", 3.4],
  ],
  coach: [
    ["hot", "M-19-10Q-19-13-16-13H15Q18-13 19-6L20 9H-19Z"],
    ["light", box(-16, -9, 7, 7) + box(-7, -9, 7, 7) + box(2, -9, 7, 7)],
    ["light", "M11-9H15L17-2H11Z"],
    ["light", box(-19, 1, 38.5, 2.4)],
    ["ink", dot(-10, 10, 5) + dot(10, 10, 5)],
    ["gold", dot(-10, 10, 2) + dot(10, 10, 2) + dot(18, 6, 1.4)],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
