/** The import walls: which folder may import what. Read top down; the first row that fits a file decides. */

import { baseWalls } from "./base-walls.mjs";
import { pages, serverWalls } from "./server-walls.mjs";

const test = String.raw`(?:.+/)?(?:test/.+|[^/]+\.test\.tsx?)$`;
const game = "^games/(?<game>(?!registry/)[^/]+)";
const measures = ["e2e/**", "bench/**", "chaos/**"];

/** @type {readonly import("./wall.ts").Wall[]} */
export const walls = [
  {
    name: "e2e",
    files: /^e2e\//,
    may: [
      "e2e/**",
      "kernel/**",
      "geo/**",
      "lexicon/**",
      "games/*/rules",
      "games/*/daily",
      "server",
      "scripts/**",
      "npm:**",
      "node:**",
    ],
  },
  {
    name: "bench",
    files: /^bench\//,
    may: ["**"],
    never: ["e2e/**", "chaos/**"],
  },
  {
    name: "chaos",
    files: /^chaos\//,
    may: ["**"],
    never: ["e2e/**", "bench/**"],
  },
  {
    name: "a game's tests",
    files: new RegExp(`${game}/${test}`),
    may: [
      "kernel/**",
      "geo/**",
      "lexicon/**",
      "games/{game}/**",
      "games/registry",
      "games/registry/node",
      "furniture",
      "furniture/testing",
      "npm:**",
      "node:**",
    ],
  },
  {
    name: "tests",
    files: new RegExp(`^${test}`),
    may: ["**"],
    never: measures,
  },
  {
    name: "tools",
    files: /^(scripts|cli\/bin)\/|^(geo|lexicon)\/build\/|\.config\.ts$/,
    may: ["**"],
    never: measures,
  },
  ...baseWalls,
  {
    name: "rules",
    files: new RegExp(`${game}/rules/`),
    may: [
      "kernel",
      "geo/names",
      "geo/places",
      "geo/projection",
      "lexicon",
      "games/{game}/rules/**",
      "games/{game}/content/**",
    ],
  },
  {
    name: "content",
    files: new RegExp(`${game}/content/`),
    may: [
      "kernel",
      "geo/names",
      "geo/places",
      "geo/counts",
      "games/{game}/content/**",
    ],
    types: ["games/{game}/rules/**"],
  },
  {
    name: "bot",
    files: new RegExp(`${game}/bot/`),
    may: [
      "kernel",
      "geo/names",
      "geo/memory",
      "geo/normal",
      "lexicon",
      "games/{game}/rules/**",
      "games/{game}/bot/**",
    ],
    types: ["games/{game}/content/**"],
  },
  {
    name: "board",
    files: new RegExp(`${game}/board/`),
    may: [
      "kernel",
      "geo/names",
      "geo/projection",
      "geo/outlines",
      "lexicon",
      "furniture/**",
      "games/{game}/rules/**",
      "games/{game}/board/**",
      "games/{game}/text/**",
      "games/{game}/content/**",
      "npm:**",
    ],
    // By convention a game's hidden sides lie in content/backs.ts; the whole rules lead there.
    types: ["games/{game}/content/backs**", "games/{game}/rules/index.ts"],
    never: [
      "games/{game}/content/backs**",
      "games/{game}/rules/index.ts",
      "furniture/testing/**",
    ],
  },
  {
    // Played in a worker: a start state has hidden sides.
    name: "lesson",
    files: new RegExp(`${game}/lesson/`),
    may: [
      "kernel",
      "lexicon",
      "games/{game}/rules/**",
      "games/{game}/content/**",
      "games/{game}/lesson/**",
    ],
    types: ["furniture"],
  },
  {
    // Made by the server and solved in a worker: a deal has hidden sides.
    name: "daily",
    files: new RegExp(`${game}/daily/`),
    may: [
      "kernel",
      "lexicon",
      "games/{game}/rules/**",
      "games/{game}/content/**",
      "games/{game}/daily/**",
    ],
    types: ["furniture"],
  },
  {
    // Home loads it for every game: the rest is loaded only by those who play it.
    name: "entry",
    files: new RegExp(`${game}/(entry\\.ts$|card/)`),
    may: [
      "kernel",
      "furniture",
      "games/{game}/card/**",
      "games/{game}/rules/seats.ts",
      "games/{game}/board/index.tsx",
      "games/{game}/lesson/*.json",
      "games/{game}/daily/*.json",
      "npm:react",
    ],
  },
  {
    name: "registry",
    files: /^games\/registry\//,
    may: [
      "kernel",
      "lexicon",
      "lexicon/node",
      "games/registry/**",
      "games/*/rules",
      "games/*/bot",
      "games/*/lesson",
      "games/*/daily",
    ],
  },
  ...serverWalls,
  {
    name: "cli",
    files: /^cli\//,
    may: [
      "kernel",
      "lexicon",
      "lexicon/node",
      "games/letters/rules",
      "games/registry",
      "games/registry/node",
      "server/**",
      "cli/**",
      "npm:**",
      "node:**",
    ],
    never: pages,
  },
  {
    // The registry holds the bots, which belong off the thread that draws.
    name: "web's worker",
    files: /^web\/(.+\/)?worker(\/|[-a-z]*\.ts$)/,
    may: [
      "kernel",
      "lexicon/**",
      "games/registry",
      "games/registry/dailies",
      "games/registry/lessons",
      "games/registry/load",
      "games/*/rules",
      "games/*/bot",
      "web/**",
      "npm:**",
    ],
    types: ["server/protocol"],
    never: ["lexicon/node", "lexicon/build/**"],
  },
  {
    name: "web",
    files: /^web\//,
    may: [
      "kernel",
      "lexicon",
      "lexicon/data/**",
      "geo/names",
      "geo/projection",
      "geo/outlines",
      "furniture/**",
      "games/*/entry",
      "server/day",
      "server/names",
      "web/**",
      "npm:**",
    ],
    types: ["games/registry", "server/protocol"],
    never: ["furniture/testing/**"],
  },
];
