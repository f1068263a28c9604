/** Motifs of kings, law and state: crowns, shields, scrolls, flags. */

import { box, dot } from "./shapes.ts";
import type { Part } from "./shapes.ts";

export const power = {
  crown: [
    ["gold", "M-14 9L-17-9L-8-1L0-14L8-1L17-9L14 9Z"],
    ["hot", box(-14, 9, 28, 6)],
    ["light", dot(-17, -10, 2.5) + dot(0, -15, 2.5) + dot(17, -10, 2.5)],
    ["light", dot(-8, 12, 1.6) + dot(0, 12, 1.6) + dot(8, 12, 1.6)],
  ],
  "split-shield": [
    ["light", "M-14-15H14V0Q14 13 0 18Q-14 13-14 0Z"],
    ["hot", "M0-15H14V0H0Z"],
    ["mid", "M-14 0H0V18Q-14 13-14 0Z"],
    ["ink", "M2-19L-3-9L3-3L-4 6L2 11L-1 20", 2.6],
    ["ink", "M-15 0L-7 2L-2-1L7 2L15 0", 2.2],
  ],
  rings: [
    ["gold", dot(-6, 2, 11), 4],
    ["light", dot(6, 2, 11), 4],
    ["hot", "M0-20L4-15L0-10L-4-15Z"],
  ],
  scroll: [
    ["light", "M-12-14H12V12H-12Z"],
    ["light", "M-15-17H15A3 3 0 0 1 15-11H-15A3 3 0 0 1-15-17Z"],
    ["light", "M-15 10H15A3 3 0 0 1 15 16H-15A3 3 0 0 1-15 10Z"],
    ["ink", "M-8-7H8M-8-2H8M-8 3H3", 1.8],
    ["ink", "M-14-11H14M-14 10H14", 1],
    ["hot", `${dot(8, 8, 5)}M5 11L4 19L8 16L12 19L11 11Z`],
  ],
  senate: [
    ["light", "M-19-6L0-17L19-6V-3H-19Z"],
    ["light", box(-16, -1, 5, 13) + box(-7, -1, 5, 13)],
    ["light", box(2, -1, 5, 13) + box(11, -1, 5, 13) + box(-19, 13, 38, 4)],
    ["hot", dot(0, -9, 2.6)],
  ],
  banner: [
    ["gold", "M-12-18V19", 3],
    ["light", "M-11-17H17L10-7L17 3H-11Z"],
    ["ink", "M-5-14L1-9L7-14L5-5L1 0L-3-5Z"],
    ["hot", dot(-12, -19, 2.4)],
  ],
  shields: [
    ["hot", "M-19-12H-1V2Q-1 11-10 15Q-19 11-19 2Z"],
    ["light", "M1-12H19V2Q19 11 10 15Q1 11 1 2Z"],
    ["light", "M-10-7V9M-15-3H-5", 3],
    ["hot", "M10-8L13-1H7ZM6 3H14V6H6Z"],
    ["gold", "M-12-19H12V-15H-12Z"],
  ],
  eagle: [
    [
      "light",
      "M0-9L-4-4L-12-16L-18-12L-19-2L-15-5L-17 4L-12 1L-12 8L-6 5L-4 12L0 19L4 12L6 5L12 8L12 1L17 4L15-5L19-2L18-12L12-16L4-4Z",
    ],
    ["light", `${dot(-1, -10, 4.4)}M2-12L9-9L2-7Z`],
    ["gold", "M-5-14L-6-20L-2-17L0-20L2-17L5-20L4-14Z"],
    ["gold", "M-7 8L-12 13M7 8L12 13", 2.6],
  ],
  pennons: [
    ["gold", "M-14 19V-18M0 19V-19M14 19V-18", 2],
    ["light", "M-13-18H-3L-6-14H-13ZM1-19H11L8-15H1ZM15-18H20V-14H15Z"],
    ["hot", "M-13-14H-6L-3-10H-13ZM1-15H8L11-11H1ZM15-14H20V-10H15Z"],
    ["light", "M-20 15Q-8 8 0 13T20 12V20H-20Z"],
  ],
  ballot: [
    ["light", "M-16-1H16V17H-16Z"],
    ["ink", "M-8-1H8", 3],
    ["light", "M-7-18H9V-2H-7Z"],
    ["hot", "M-4-11L0-7L7-15", 3],
    ["hot", box(-16, 8, 32, 9)],
  ],
  stars: [
    [
      "gold",
      Array.from({ length: 12 }, (_, hour) => {
        const angle = (hour * Math.PI) / 6;
        return star(15 * Math.sin(angle), -15 * Math.cos(angle), 4);
      }).join(""),
    ],
    ["light", "M-8-1H8V-6H-8Z"],
    ["hot", "M-8-1H8V4H-8Z"],
    ["light", "M-8-7V10", 1.8],
  ],
  veto: [
    [
      "light",
      "M-9 19V2L-12-4A2.4 2.4 0 0 1-8-6L-6-2V-14A2.2 2.2 0 0 1-1.6-14V-4V-17A2.2 2.2 0 0 1 2.8-17V-4V-14A2.2 2.2 0 0 1 7.2-14V-2V-10A2.2 2.2 0 0 1 11.6-10V8L8 19Z",
    ],
    ["hot", box(-11, 14, 22, 6)],
  ],
  column: [
    ["light", box(-3, -6, 6, 20) + box(-6, -8, 12, 3)],
    ["light", `${box(-10, 14, 20, 5)}${dot(0, -15, 2.2)}M-3-13H3L4-8H-4Z`],
    ["hot", "M-5-19V-8M-8-16H-2", 1.8],
    ["ink", box(-10, 18, 20, 2)],
  ],
  arms: [
    ["light", "M-15-16H15V2Q15 14 0 19Q-15 14-15 2Z"],
    ["ink", "M0-16V19M-15-3H15", 6],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.42;
    const angle = (corner * Math.PI) / 5;
    const across = x + reach * Math.sin(angle);
    const down = y - reach * Math.cos(angle);
    return `${across.toFixed(1)} ${down.toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
