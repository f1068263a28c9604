/** Things that stand for what somebody did: books, papers, instruments, flags. */

import { box, disc, rows } from "./shapes.ts";
import type { Motif } from "./shapes.ts";

function gear(x: number, y: number, radius: number): string {
  let path = "";
  for (let tooth = 0; tooth < 12; tooth += 1) {
    const angle = (tooth * Math.PI) / 6;
    const at = (r: number, turn: number) =>
      `${(x + r * Math.cos(angle + turn)).toFixed(1)} ${(y + r * Math.sin(angle + turn)).toFixed(1)}`;
    path += `${tooth === 0 ? "M" : "L"}${at(radius, -0.14)}L${at(radius, 0.14)}L${at(radius * 0.8, 0.18)}L${at(radius * 0.8, 0.34)}`;
  }
  return `${path}Z`;
}

const CROWD = rows(
  (x, y) => `${disc(x, y, 4)}M${x - 6} 64V${y + 9}c0-6 12-6 12 0V64Z`,
  { x: 8, y: 44 },
  { x: 14, y: 0 },
  7,
);

export const things = {
  book: [
    [
      "dark",
      "M50 20C40 12 22 11 10 13V54C22 52 40 53 50 60C60 53 78 52 90 54V13C78 11 60 12 50 20Z",
    ],
    [
      "light",
      "M48 22C40 16 25 15 14 16V50C25 48.5 40 49 48 54ZM52 22C60 16 75 15 86 16V50C75 48.5 60 49 52 54Z",
    ],
    [
      "line",
      "M20 23Q34 22 43 27M20 30Q34 29 43 34M20 37Q34 36 43 41M20 44Q34 43 43 48M80 23Q66 22 57 27M80 30Q66 29 57 34M80 37Q66 36 57 41M80 44Q66 43 57 48",
    ],
    ["hot", "M70 10h6v22l-3-4-3 4Z"],
  ],
  volumes: [
    [
      "dark",
      `${box(8, 14, 12, 43)}${box(34, 14, 12, 43)}${box(60, 14, 12, 43)}${box(80, 20, 12, 37)}`,
    ],
    ["mid", `${box(21, 18, 12, 39)}${box(47, 12, 12, 45)}`],
    [
      "light",
      `${box(8, 20, 12, 4)}${box(34, 20, 12, 4)}${box(60, 20, 12, 4)}${box(21, 24, 12, 4)}${box(47, 18, 12, 4)}`,
    ],
    ["hot", `${box(8, 46, 12, 4)}${box(34, 46, 12, 4)}${box(60, 46, 12, 4)}`],
  ],
  newspaper: [
    ["dark", "M16 8L80 4L86 58L22 62Z"],
    ["light", "M14 6L78 2L84 56L20 60Z"],
    ["hot", "M20 12L73 8.700L73.7 15L20.7 18.300Z"],
    ["mid", "M23 24L46 22.600L48 41L25 42.400Z"],
    [
      "line",
      "M50 23L75 21.500M50.5 28L75.5 26.500M51 33L76 31.500M51.5 38L76.5 36.500M26 48L77.5 45M26.5 53L78 50",
    ],
  ],
  page: [
    ["light", "M26 6H74V58H26Z"],
    ["line", "M26 6H74V58H26ZM33 16H67M33 23H67M33 30H67M33 37H58M33 44H67"],
    ["dark", "M84 10L88 14L64 46L58 50L60 43Z"],
    ["hot", "M84 10L88 14L84 19L80 15Z"],
  ],
  gears: [
    ["dark", `${box(10, 20, 80, 37)}`],
    ["light", `${gear(34, 38, 15)}${gear(64, 34, 11)}${gear(76, 48, 8)}`],
    ["dark", `${disc(34, 38, 5)}${disc(64, 34, 4)}${disc(76, 48, 3)}`],
    ["hot", box(10, 16, 80, 5)],
    ["line", "M90 30L98 24V12"],
  ],
  notes: [
    ["line", "M8 16H92M8 26H92M8 36H92M8 46H92"],
    [
      "dark",
      "M20 46a6 4.6 0 1 0 12 0a6 4.6 0 1 0-12 0ZM29.5 46V14h2.500V46ZM48 40a6 4.6 0 1 0 12 0a6 4.6 0 1 0-12 0ZM57.5 40V9H60V40ZM29.5 14L60 9v6L29.5 20Z",
    ],
    ["hot", "M72 44a6 4.6 0 1 0 12 0a6 4.6 0 1 0-12 0ZM81.5 44V16H84V44Z"],
  ],
  microscope: [
    [
      "dark",
      "M30 57V52H44C62 52 68 40 60 28L64 24C76 38 68 52 62 52H74V57ZM36 8L46 4L58 32L48 36ZM38 40H58V44H38Z",
    ],
    ["light", "M43 14L46.5 12.600L52 26L48.5 27.400Z"],
    ["hot", disc(48, 39, 2)],
  ],
  star: [
    [
      "light",
      "M50 6L56.5 25H76.6L60.3 37L66.5 56L50 44.2L33.5 56L39.7 37L23.4 25H43.5Z",
    ],
    ["line", "M50 6V34M23.4 25L50 34L76.6 25M33.5 56L50 34L66.5 56"],
  ],
  banner: [
    ["line", "M30 64V6M78 64V18"],
    ["hot", "M31 8C42 3 52 12 66 6V28C52 34 42 25 31 30Z"],
    ["mid", "M79 19C85 16 90 21 97 18V32C90 35 85 30 79 33Z"],
    ["dark", CROWD],
    ["scratch", "M36 13Q44 11 52 15M38 21Q46 19 58 22"],
  ],
  crossHeld: [
    ["dark", "M47 4H53V12H64V18H53V44H47V18H36V12H47Z"],
    ["mid", "M30 40L46 34L48 38L34 50ZM70 40L54 34L52 38L66 50Z"],
    ["dark", CROWD],
    ["scratch", "M50 6V42"],
  ],
  vitrine: [
    ["mid", box(12, 52, 76, 6)],
    ["light", box(18, 10, 64, 42)],
    ["line", "M18 10H82V52H18ZM50 10V52M14 10L50 3L86 10"],
    [
      "dark",
      "M26 50h14v-3h-4c6-4 7-10 4-15l-3 4-4-8-4 8-3-4c-3 5-2 11 4 15h-4Z",
    ],
    ["hot", disc(33, 25, 2.5)],
    [
      "dark",
      "M58 50h16v-3h-6V30c4 0 6-3 6-7h-3c0 3-1 4-3 4v-7h-4v7c-2 0-3-1-3-4h-3c0 4 2 7 6 7v17h-6Z",
    ],
  ],
  dividers: [
    ["light", "M6 16H94V58H6Z"],
    [
      "line",
      "M6 16H94V58H6ZM14 52V34H26V26H38V34H50V52ZM26 26L32 20L38 26M58 52H88M58 46H88M20 40V46M32 38V46M44 40V46",
    ],
    ["dark", "M70 4a4 4 0 1 1 4 5L86 42L84 45L71 14L62 45L60 42L69 9Z"],
    ["hot", disc(72, 6, 2)],
  ],
  curtain: [
    ["dark", box(0, 56, 100, 8)],
    [
      "hot",
      "M0 0H100V8C88 18 76 8 64 16C56 10 44 10 36 16C24 8 12 18 0 8ZM0 0H26C24 20 18 40 6 56H0ZM100 0H74C76 20 82 40 94 56H100Z",
    ],
    [
      "scratch",
      "M8 10C8 28 5 42 3 54M16 10C15 26 11 42 7 52M92 10C92 28 95 42 97 54M84 10C85 26 89 42 93 52",
    ],
  ],
  plan: [
    ["light", "M8 6H92V60H8Z"],
    [
      "mid",
      "M8 6H34L26 24H8ZM92 6H60L74 26H92ZM8 60V38H24L36 60ZM92 60V42H72L58 60Z",
    ],
    ["dark", "M42 24H58L50 40Z"],
    [
      "line",
      "M34 6L26 24H8M60 6L74 26H92M8 38H24L36 60M92 42H72L58 60M47 6L48 24M46 60L50 40",
    ],
    ["hot", disc(50, 29, 3)],
    [
      "scratch",
      "M12 12H26M12 17H24M78 12H88M78 18H88M12 46H22M12 52H28M78 48H88M74 54H88",
    ],
  ],
  child: [
    [
      "dark",
      `${disc(30, 30, 6)}M20 64V46c0-10 20-10 20 0V64Z${disc(54, 36, 5)}M46 64V50c0-8 16-8 16 0V64Z${disc(74, 32, 5.6)}M65 64V48c0-9 18-9 18 0V64Z`,
    ],
    ["light", "M28 47h4v10h-4ZM52.5 51h3v8h-3ZM72 48h4v10h-4Z"],
  ],
  crate: [
    ["mid", box(20, 30, 60, 27)],
    [
      "dark",
      `${box(16, 30, 68, 5)}${box(16, 41, 68, 4)}${box(16, 52, 68, 5)}${box(16, 30, 5, 27)}${box(79, 30, 5, 27)}`,
    ],
    ["line", "M28 30L34 12M40 30L42 10M52 30L52 12M62 30L66 14M72 30L74 16"],
  ],
  nails: [
    [
      "line",
      "M14 18a14 14 0 1 0 28 0M18 18a10 10 0 1 0 20 0M22 18a6 6 0 1 0 12 0M14 18a14 14 0 0 1 28 0M18 18a10 10 0 0 1 20 0",
    ],
    [
      "dark",
      "M52 14h12v3h-4.500v34l-1.5 6-1.5-6V17H52ZM70 20h12v3h-4.500v28l-1.5 6-1.5-6V23H70ZM34 44h3v3l16 4-16 3v3h-3Z",
    ],
  ],
  keys: [
    ["line", "M6 10H94M22 10V18M44 10V16M66 10V18M84 10V15"],
    [
      "dark",
      "M17 24a5 5 0 1 1 7 4.600V48h4v3h-4v3h4v3h-7V28.600A5 5 0 0 1 17 24ZM38 16h12v8h-3v33h-6V24h-3ZM58 24a8 8 0 1 1 16 0v18h-5V24a3 3 0 1 0-6 0v18h-5ZM78 15h12v18H78Z",
    ],
    ["light", `${disc(22, 24, 2)}M81 18h6v4h-6ZM81 25h6v4h-6Z`],
  ],
  sabre: [
    ["dark", "M20 60C40 44 56 26 62 4L66 6C62 28 46 48 24 63Z"],
    ["hot", "M14 54l12 6-3 4-12-5Z"],
  ],
} satisfies Record<string, Motif>;
