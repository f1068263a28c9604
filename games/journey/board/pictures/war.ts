/** Motifs of war: swords, bows, wings, risings. */

import { box, dot } from "./shapes.ts";
import type { Part } from "./shapes.ts";

export const war = {
  swords: [
    ["light", "M-17-18L-12-17L10 8L6 12L-16-13Z"],
    ["light", "M17-18L12-17L-10 8L-6 12L16-13Z"],
    ["gold", "M3 14L14 3M-3 14L-14 3", 3.4],
    ["hot", "M9 9L16 16M-9 9L-16 16", 4],
  ],
  sword: [
    ["light", "M-2.5-16L0-20L2.5-16V8H-2.5Z"],
    ["gold", "M-9 8H9", 4],
    ["hot", "M0 10V17", 4],
    ["gold", dot(0, 18, 2.4)],
  ],
  bow: [
    ["gold", "M-8-18Q16 0-8 18", 3.4],
    ["light", "M-8-18L-12 0L-8 18", 1.3],
    ["light", "M-17 0H16", 2.2],
    ["hot", "M12-5L20 0L12 5ZM-19-4L-13 0L-19 4Z"],
  ],
  wing: [
    ["gold", "M-6 19V-6Q-6-18 8-18", 3.6],
    [
      "light",
      "M-4-13L18-16L15-11L-4-7ZM-4-6L17-8L14-3L-4 0ZM-4 1L15 0L12 5L-4 7ZM-4 8L13 8L10 13L-4 14Z",
    ],
    ["hot", "M-16 19V-19", 2],
    ["hot", "M-15-18L-6-15L-15-12Z"],
  ],
  scythes: [
    ["gold", "M-11 19L9-10M11 19L-9-10", 2.4],
    ["light", "M7-9L9-20Q17-14 14-3L10-7Z"],
    ["light", "M-7-9L-9-20Q-17-14-14-3L-10-7Z"],
    ["hot", `${box(-8, 8, 16, 5)}M-9 8L-6 1H6L9 8Z`],
  ],
  shako: [
    ["ink", "M-13-10L13-10L10 10H-10Z"],
    ["light", "M-13-10Q0-16 13-10L12.6-7Q0-12-12.6-7Z"],
    ["ink", "M-11 10Q0 17 13 13L10 9H-10Z"],
    ["gold", "M0-6L4 1L0 7L-4 1Z"],
    ["hot", `${dot(0, -16, 3.4)}M-10 6H10V9H-10Z`],
  ],
  pines: [
    ["light", dot(9, -10, 6)],
    ["ink", "M-12 18L-5-14L2 18ZM-20 18L-15-4L-10 18ZM4 18L10-2L16 18Z"],
    ["ink", box(-20, 15, 40, 5)],
    ["light", "M-2 6H6", 1],
    ["hot", "M13 20V8M10 11H16", 2.2],
  ],
  planes: [
    ["ink", plane(-7, -9, 1)],
    ["ink", plane(10, -2, 0.7) + plane(-10, 3, 0.5)],
    ["light", "M-20 20V12H-14V8H-8V14L-4 10L0 15L3 9L8 13V6H14V12H20V20Z"],
    ["hot", "M-2 20L0 14L3 17L4 13L8 20Z"],
  ],
  fighting: [
    ["light", "M0 12V-18H5A5.5 5.5 0 0 1 5-7H0", 4],
    ["light", "M-15 3L-10 16L0 6L10 16L15 3", 4],
    ["light", "M-19 5L-15-2L-10 4ZM19 5L15-2L10 4Z"],
  ],
  bicorne: [
    ["ink", "M-19 7Q-17-2-9-5Q0-17 9-5Q17-2 19 7Q0 1-19 7Z"],
    ["gold", "M-18 8Q0 2 18 8", 2],
    ["light", dot(0, -4, 4)],
    ["hot", dot(0, -4, 2)],
    ["hot", "M0-9V-17", 3],
  ],
  horse: [
    [
      "light",
      "M-13 19Q-12 6-4 2L-11 4L-15 1L-8-10L-2-14L-1-19L3-15Q14-11 14 4L13 19Z",
    ],
    ["ink", dot(-4, -8, 1.3)],
    ["hot", "M-11-4L2-2M2-2L-2-14M2-2L6 8", 1.8],
    ["gold", "M4-15Q14-11 14 4L10 2Q10-8 2-13Z"],
  ],
  cannon: [
    ["ink", "M-16-2L10-12L13-6L-12 6Z"],
    ["gold", "M9-13L15-5", 3],
    ["hot", dot(-7, 8, 8), 3],
    ["hot", "M-7 0V16M-15 8H1", 2],
    ["light", dot(16, -13, 2.6)],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

function plane(x: number, y: number, scale: number): string {
  const at = (across: number, down: number) =>
    `${(x + across * scale).toFixed(1)} ${(y + down * scale).toFixed(1)}`;
  return `M${at(10, 0)}L${at(3, -2)}L${at(-2, -9)}L${at(-5, -9)}L${at(-3, -2)}L${at(-8, -2)}L${at(-10, -5)}L${at(-12, -5)}L${at(-11, 0)}L${at(-12, 5)}L${at(-10, 5)}L${at(-8, 2)}L${at(-3, 2)}L${at(-5, 9)}L${at(-2, 9)}L${at(3, 2)}Z`;
}
