/** Portraits in a few cuts: coat, collar, head, hair, hat; faces stay plain, half in the light. */

import { disc } from "./shapes.ts";
import type { Motif, Shape } from "./shapes.ts";

export interface Person {
  readonly coat?: "plain" | "priest" | "uniform" | "dress" | "shawl";
  readonly hair?: "short" | "bald" | "bun" | "none";
  readonly beard?: "full" | "long" | "short" | "moustache";
  readonly hat?:
    | "brimmed"
    | "bowler"
    | "skullcap"
    | "peaked"
    | "legion"
    | "cornered"
    | "cantor"
    | "fur";
  readonly hasGlasses?: boolean;
}

export function portrait(person: Person): Motif {
  const { coat = "plain", hair = "short", beard, hat, hasGlasses } = person;
  return [
    ["mid", "M43 34H57V46L50 52L43 46Z"],
    ...coats[coat],
    ["light", FACE],
    ["mid", SHADE],
    ...hairs[hair],
    ["line", BROWS],
    ...(beard ? beards[beard] : []),
    ...(hasGlasses ? glasses : []),
    ...(hat ? hats[hat] : []),
  ];
}

const FACE = "M40.5 23a9.5 12.5 0 1 0 19 0a9.5 12.5 0 1 0-19 0Z";
const SHADE = "M50 10.5a9.5 12.5 0 0 1 0 25C54 32 52 29 50 29L53 27L50 21Z";
const BROWS = "M43.6 22Q45.8 20.8 48 22M52 22Q54.2 20.8 56.4 22";
const SHOULDERS =
  "M20 64C21 51 30 46 42 43.500L50 50L58 43.500C70 46 79 51 80 64Z";

const glasses: Motif = [
  [
    "line",
    `${disc(45.8, 24, 3.2)}${disc(54.2, 24, 3.2)}M49 24H51M42.6 24L40.6 23M57.4 24L59.4 23`,
  ],
];

const coats: Readonly<Record<NonNullable<Person["coat"]>, Motif>> = {
  plain: [
    ["dark", SHOULDERS],
    ["light", "M43 43L50 58L57 43L50 48Z"],
    ["dark", "M48.5 48H51.500L52.5 58L50 61L47.5 58Z"],
    ["scratch", "M41 46L48 62M59 46L52 62M28 56L32 63M72 56L68 63"],
  ],
  priest: [
    ["dark", SHOULDERS],
    ["light", "M42.5 42H57.500V46.500H42.500Z"],
    ["dark", "M48.5 42H51.500V46.500H48.500Z"],
    ["scratch", "M50 50V52M50 55V57M50 60V62M28 56L32 63M72 56L68 63"],
  ],
  uniform: [
    ["dark", SHOULDERS],
    ["mid", "M42 41L50 45L58 41V47L50 50L42 47Z"],
    ["hot", "M22 54L32 48L34 51L24 58ZM78 54L68 48L66 51L76 58Z"],
    ["scratch", "M50 51V64M44 53V55M44 58V60M56 53V55M56 58V60"],
  ],
  dress: [
    ["dark", "M24 64C25 52 34 47 43 45L50 47L57 45C66 47 75 52 76 64Z"],
    ["light", "M43.5 38H56.500V46.500L50 48.500L43.5 46.500Z"],
    ["hot", disc(50, 47.5, 2)],
    ["scratch", "M36 52L40 63M64 52L60 63M50 52V63"],
  ],
  shawl: [
    ["dark", SHOULDERS],
    ["light", "M28 64C29 54 34 48 42 44L47 64ZM72 64C71 54 66 48 58 44L53 64Z"],
    ["line", "M31 58L46 60M32.5 54L45 56M69 58L54 60M67.5 54L55 56"],
  ],
};

const hairs: Readonly<Record<NonNullable<Person["hair"]>, Motif>> = {
  short: [
    [
      "dark",
      "M39.6 23C37.5 11 44 8.5 50 8.500S62.5 11 60.4 23C59.4 17.5 57 15 50 15S40.6 17.5 39.6 23Z",
    ],
  ],
  bald: [
    [
      "dark",
      "M39.8 27C38.6 22 39 18.5 41.6 16C42 19.5 41.5 23 41.8 27ZM60.2 27C61.4 22 61 18.5 58.4 16C58 19.5 58.5 23 58.2 27Z",
    ],
  ],
  bun: [
    [
      "dark",
      `${disc(50, 7, 5.5)}M38.8 27C36 12 43 8.5 50 8.500S64 12 61.2 27C60.5 20 57 15.5 50 15.500S39.5 20 38.8 27Z`,
    ],
    ["scratch", "M43 12Q47 10 50 13M57 12Q53 10 50 13"],
  ],
  none: [],
};

const WHISKERS: Shape = [
  "dark",
  "M43 31.500C45.5 28.6 49 28.8 50 30C51 28.8 54.5 28.6 57 31.500C54.5 33 51.5 32.4 50 31.600C48.5 32.4 45.5 33 43 31.500Z",
];

const beards: Readonly<Record<NonNullable<Person["beard"]>, Motif>> = {
  full: [
    [
      "dark",
      "M40.2 24C40 38 45 45 50 45S60 38 59.8 24C58.5 29.5 56 31.5 53.5 30.500C51 29.5 49 29.5 46.5 30.500C44 31.5 41.5 29.5 40.2 24Z",
    ],
    [
      "scratch",
      "M46 35Q48 33.5 50 34Q52 33.5 54 35M47 40L48 43M53 40L52 43M50 38V43",
    ],
  ],
  long: [
    [
      "dark",
      "M40.2 24C38.5 40 43 54 50 57C57 54 61.5 40 59.8 24C58.5 29.5 56 31.5 53.5 30.500C51 29.5 49 29.5 46.5 30.500C44 31.5 41.5 29.5 40.2 24Z",
    ],
    [
      "scratch",
      "M46 35Q48 33.5 50 34Q52 33.5 54 35M45 40L47.5 50M55 40L52.5 50M50 39V54",
    ],
  ],
  short: [
    WHISKERS,
    [
      "dark",
      "M44.5 34.500C46 33.5 54 33.5 55.5 34.500C55 40 53 43 50 43S45 40 44.5 34.500Z",
    ],
  ],
  moustache: [WHISKERS],
};

const hats: Readonly<Record<NonNullable<Person["hat"]>, Motif>> = {
  brimmed: [
    [
      "dark",
      "M31 17.500C40 14 60 14 69 17.500L67 20C58 17 42 17 33 20ZM38.5 16.500C38 4 43 3 50 4.500C57 3 62 4 61.5 16.500Z",
    ],
    ["scratch", "M38.7 13Q50 10.5 61.3 13"],
  ],
  bowler: [
    [
      "dark",
      "M35 18C42 15 58 15 65 18L64 20.500C57 17.5 43 17.5 36 20.500ZM39 17C38 3 62 3 61 17Z",
    ],
    ["scratch", "M39 13.500Q50 11 61 13.5"],
  ],
  skullcap: [["dark", "M40.5 16C41 7 59 7 59.5 16Q50 12 40.5 16Z"]],
  peaked: [
    [
      "dark",
      "M38 15C36 5 64 4 63 14L62 17Q50 13.5 39 17ZM39 16Q48 15 60 17L63 21Q50 18.5 38.5 20Z",
    ],
  ],
  legion: [
    ["mid", "M36 12C34 4 66 4 64 12L61 17H39Z"],
    [
      "dark",
      "M39 15H61V18.500H39ZM39 18Q50 17 61 18L63 21.500Q50 19.5 37 21.500Z",
    ],
    ["light", "M48.5 7.500L50 5L51.5 7.500L50 11Z"],
  ],
  cornered: [
    ["dark", "M37 4H63L60 10V17H40V10Z"],
    ["hot", "M40 12H60V15.500H40Z"],
    ["light", "M62 3L68-3L66 6Z"],
    ["dark", "M39 17Q50 15 61 17L62 20Q50 18 38 20Z"],
  ],
  cantor: [
    ["dark", "M41 16C39 1 61 1 59 16Q50 13 41 16Z"],
    ["scratch", "M41.5 12Q50 9 58.5 12M45 4V9M50 3V8M55 4V9"],
  ],
  fur: [
    ["dark", "M36 17C32 8 42 4 50 4S68 8 64 17Q50 12.5 36 17Z"],
    [
      "scratch",
      "M38 13L40 10M43 12L44 8M48 11L48 7M53 11L53 7M58 12L57 8M62 14L61 10",
    ],
  ],
};
