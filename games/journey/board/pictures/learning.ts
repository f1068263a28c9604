/** Motifs of faith, learning and letters: books, stars, lamps, stages. */

import { box, dot } from "./shapes.ts";
import type { Part } from "./shapes.ts";

export const learning = {
  baptism: [
    ["light", "M0-18V7M-9-9H9", 5],
    ["blue", "M-20 10H20V20H-20Z"],
    ["light", "M-20 10Q-15 5-10 10T0 10T10 10T20 10", 2.4],
    ["light", "M-20 16Q-15 12-10 16T0 16T10 16T20 16", 1.6],
  ],
  book: [
    ["light", "M0-9Q-8-15-19-11V11Q-8 7 0 13Q8 7 19 11V-11Q8-15 0-9Z"],
    ["ink", "M0-9V13", 1.8],
    ["ink", "M-15-5Q-9-8-4-5M-15 0Q-9-3-4 0M4-5Q9-8 15-5M4 0Q9-3 15 0", 1.4],
    ["hot", "M8-14V1L11-2L14 1V-13Z"],
  ],
  planets: [
    ["light", dot(0, 0, 11), 1.4],
    ["light", dot(0, 0, 18), 1.4],
    ["gold", dot(0, 0, 6.5)],
    ["light", dot(9, -7, 3)],
    ["hot", dot(-13, 12, 3.6)],
    ["light", dot(-8, 8, 1.8)],
  ],
  candles: [
    ["light", box(-14, 0, 6, 17) + box(-3, -4, 6, 21) + box(8, 0, 6, 17)],
    [
      "hot",
      "M-11-1Q-15-6-11-12Q-7-6-11-1ZM0-5Q-4-10 0-18Q4-10 0-5ZM11-1Q7-6 11-12Q15-6 11-1Z",
    ],
    ["gold", box(-17, 16, 34, 3)],
  ],
  menorah: [
    ["gold", "M0-9V15M-6-9Q-6 3 0 3Q6 3 6-9M-12-9Q-12 9 0 9Q12 9 12-9", 2.6],
    ["gold", "M-7 17H7", 3.4],
    ["light", dot(-12, -13, 2) + dot(-6, -13, 2) + dot(0, -13, 2)],
    ["light", dot(6, -13, 2) + dot(12, -13, 2)],
  ],
  quill: [
    ["light", "M16-19Q-6-15-11 8L-8 10Q6 6 11-3L6-4L14-8L11-10L16-13Z"],
    ["ink", "M12-14Q-4-6-13 15", 1.6],
    ["hot", "M-19 15H-7V20H-19Z"],
    ["light", "M-4 17Q2 13 7 17T18 16", 1.8],
  ],
  flask: [
    ["light", "M-4-17H4V-5L14 13Q15 18 10 18H-10Q-15 18-14 13L-4-5Z"],
    ["gold", "M-9 6H9L13 14Q13 16.5 10 16.5H-10Q-13 16.5-13 14Z"],
    ["ink", box(-6, -19, 12, 3)],
    ["hot", dot(-2, 11, 2) + dot(4, 9, 1.4)],
    ["light", "M11-14L16-18M13-8L19-9M-11-14L-16-18M-13-8L-19-9", 1.8],
  ],
  mitre: [
    ["light", "M-12 8Q-15-9 0-20Q15-9 12 8Z"],
    ["gold", "M0-16V8M-6-5H6", 3],
    ["gold", box(-13, 7, 26, 5)],
    ["hot", "M-9 12H-3V20H-9ZM3 12H9V20H3Z"],
  ],
  crozier: [
    ["gold", "M-6 19V-8Q-6-18 3-18Q11-18 11-10Q11-4 5-4Q1-4 1-8", 3],
    ["light", "M8 19L14-2L17-1L11 20Z"],
    ["hot", "M10 4L19 7", 3],
  ],
  press: [
    ["light", box(-14, -17, 28, 34)],
    ["ink", "M-5 2L0-12L5 2M-3-3H3", 2.4],
    ["ink", "M-9 7H9M-9 12H4", 1.8],
    ["hot", dot(10, 12, 3)],
  ],
  mask: [
    ["light", "M-15-14Q0-20 15-14V-2Q15 12 0 18Q-15 12-15-2Z"],
    ["ink", "M-10-6Q-6-10-2-6Q-6-3-10-6ZM2-6Q6-10 10-6Q6-3 2-6Z"],
    ["hot", "M-8 4Q0 8 8 4Q6 13 0 13Q-6 13-8 4Z"],
  ],
  lamp: [
    ["light", "M-5-19H5V-12Q9-8 9-3Q9 3 5 5H-5Q-9 3-9-3Q-9-8-5-12Z"],
    ["hot", "M0 4Q-5-1 0-9Q5-1 0 4Z"],
    ["gold", `${box(-8, 5, 16, 4)}M-12 9H12Q12 17 5 18H-5Q-12 17-12 9Z`],
    ["ink", box(-9, 17, 18, 3)],
  ],
  rotor: [
    ["light", dot(0, 0, 18)],
    ["ink", dot(0, 0, 12), 1.6],
    [
      "ink",
      Array.from({ length: 13 }, (_, tooth) => {
        const angle = (tooth * 2 * Math.PI) / 13;
        return dot(15 * Math.sin(angle), -15 * Math.cos(angle), 1.4);
      }).join(""),
    ],
    ["hot", "M-8-6L6-2L-4 3L8 7", 2.2],
    ["gold", dot(0, 0, 3)],
  ],
  goblet: [
    ["gold", "M-9-8H9Q9 6 2 8V13L8 17H-8L-2 13V8Q-9 6-9-8Z"],
    ["hot", "M-7-6H7Q7-3 6 0H-6Q-7-3-7-6Z"],
    [
      "light",
      "M-18-12L-16-19L-12-15L-8-19L-6-12ZM6-12L8-19L12-15L16-19L18-12Z",
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
