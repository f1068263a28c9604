/** Shops, stalls and what became of them. */

import { box, disc, rows } from "./shapes.ts";
import type { Motif } from "./shapes.ts";

const STRIPES = rows(
  (x, y) => `M${x} ${y}h7l-1 10h-7Z`,
  { x: 18, y: 16 },
  { x: 14, y: 0 },
  5,
);

export const shops = {
  ironShop: [
    ["dark", box(12, 14, 76, 43)],
    ["light", `${box(18, 28, 26, 24)}${box(56, 28, 26, 24)}`],
    ["hot", box(12, 14, 76, 8)],
    ["scratch", "M20 18H80"],
    ["line", "M23 28V34M31 28V32M39 28V35M61 28V33M69 28V35M77 28V32"],
    [
      "dark",
      "M20 34h6v7c0 2-6 2-6 0ZM28.5 33h5l-1 12h-3ZM36.5 36a3 3 0 1 1 5 0l-1 0a2 2 0 1 0-3 0ZM36.5 36v5h1.400v-5ZM40.1 36v5h1.400v-5ZM58 33h6v3h-2v8h-2v-8h-2ZM66 36h6l2 8h-10ZM75.5 33h3l1 4-1 1v7h-3v-7l-1-1Z",
    ],
    ["dark", `${box(46, 30, 8, 27)}`],
    ["mid", `${box(47.5, 32, 5, 25)}`],
  ],
  stall: [
    ["line", "M20 26V57M80 26V57"],
    ["dark", box(16, 42, 68, 6)],
    ["mid", `${box(20, 48, 60, 9)}`],
    ["light", "M16 16H86L82 26H12Z"],
    ["hot", STRIPES],
    ["dark", "M24 42c0-6 14-6 14 0ZM44 42v-7h12v7ZM62 42l2-8h12l2 8Z"],
    ["scratch", "M27 39.500H35M46 38H54M65 38H75M24 52H76"],
  ],
  /** A table upside down, and what lay on it. */
  overturned: [
    ["mid", "M0 57V20H100V57Z"],
    [
      "scratch",
      "M0 26H100M0 33H100M0 40H100M0 47H100M16 20V57M50 20V57M84 20V57",
    ],
    [
      "dark",
      "M22 55L70 39L72 44L24 59ZM28 52L18 34L21 33L32 51ZM62 41L50 22L53 21L66 39Z",
    ],
    ["dark", "M70 57l4-9h12l4 9Z"],
    [
      "hot",
      `${disc(42, 60, 3)}${disc(54, 59, 3)}${disc(63, 61, 3)}${disc(12, 60, 3)}`,
    ],
  ],
  /** A shop front, its shutters down. */
  shutters: [
    ["dark", box(12, 12, 76, 45)],
    ["mid", `${box(17, 26, 28, 27)}${box(55, 26, 28, 27)}`],
    [
      "line",
      "M17 30H45M17 34H45M17 38H45M17 42H45M17 46H45M17 50H45M55 30H83M55 34H83M55 38H83M55 42H83M55 46H83M55 50H83",
    ],
    ["light", box(17, 16, 66, 6)],
    ["scratch", "M47 26H53V57H47Z"],
    ["hot", box(47, 40, 6, 3)],
  ],
  /** A window that was thrown in. */
  brokenWindow: [
    ["dark", box(24, 6, 52, 54)],
    [
      "light",
      `${box(28, 10, 20, 22)}${box(52, 10, 20, 22)}${box(28, 36, 20, 20)}${box(52, 36, 20, 20)}`,
    ],
    [
      "dark",
      "M52 10L62 21L57 24L64 32H52ZM72 32L66 25L72 22ZM28 36L36 44L31 48L34 56H28ZM48 36L41 42L44 49L48 47Z",
    ],
    ["line", "M62 21L72 14M36 44L45 38M31 48L42 55M57 24L53 30"],
    ["mid", box(20, 58, 60, 3)],
  ],
  handcart: [
    ["dark", "M18 34H72L66 46H24ZM72 34L92 28L93 30L73 38Z"],
    ["line", "M20 30L30 34M26 20L34 34M36 16L40 34M46 14L46 34M56 18L52 34"],
    [
      "mid",
      "M18 14l10 2-2 8-6-1ZM32 8h9l-1 10h-6ZM44 6h6l3 9h-11ZM54 11l8 1-4 9-6-1Z",
    ],
    ["hot", "M60 34c0-9 10-9 10 0Z"],
    [
      "line",
      "M32 48a9 9 0 1 0 18 0a9 9 0 1 0-18 0M41 39V57M32 48H50M34.6 41.600L47.4 54.400M47.4 41.600L34.6 54.4",
    ],
  ],
  brewery: [
    ["mid", `${box(58, 20, 34, 37)}M56 20L75 10L94 20Z${box(82, 4, 6, 16)}`],
    [
      "light",
      rows((x, y) => box(x, y, 4, 5), { x: 63, y: 25 }, { x: 9, y: 10 }, 3, 2),
    ],
    [
      "dark",
      "M8 57C4 48 4 42 8 34H28C32 42 32 48 28 57ZM34 57C30 48 30 42 34 34H54C58 42 58 48 54 57ZM21 33C17 25 17 20 21 13H41C45 20 45 25 41 33Z",
    ],
    [
      "scratch",
      "M6 41H30M6 50H30M32 41H56M32 50H56M19 18.500H43M19 27.500H43M18 34V57M44 34V57M31 13V33",
    ],
  ],
  oranges: [
    ["mid", "M18 34H82V57H18Z"],
    [
      "hot",
      `${disc(27, 31, 7)}${disc(42, 30, 7.5)}${disc(58, 30, 7.5)}${disc(73, 31, 7)}${disc(35, 19, 7)}${disc(50, 18, 7.5)}${disc(65, 19, 7)}`,
    ],
    [
      "dark",
      `${box(14, 36, 72, 5)}${box(14, 45, 72, 5)}${box(14, 54, 72, 4)}${box(14, 34, 5, 24)}${box(81, 34, 5, 24)}`,
    ],
    ["light", "M50 10C54 4 60 5 62 8C58 12 53 12 50 10Z"],
    [
      "line",
      "M24 27Q27 25 30 27M39 26Q42 24 45 26M55 26Q58 24 61 26M47 14Q50 12 53 14",
    ],
  ],
} satisfies Record<string, Motif>;
