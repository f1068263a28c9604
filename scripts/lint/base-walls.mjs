/** The import walls of what everything else stands on: kernel, geo, lexicon and furniture. */

/** @type {readonly import("./wall.ts").Wall[]} */
export const baseWalls = [
  {
    name: "kernel/testing",
    files: /^kernel\/testing\//,
    may: ["kernel/**", "npm:@noble/**", "npm:fast-check", "npm:vitest"],
  },
  {
    name: "kernel",
    files: /^kernel\//,
    may: ["kernel/**", "npm:@noble/**"],
    never: ["kernel/testing/**", "kernel/test/**"],
  },
  {
    name: "geo",
    files: /^geo\//,
    may: ["geo/**", "npm:d3-geo"],
    types: ["kernel", "npm:geojson"],
    never: ["geo/build/**"],
  },
  {
    name: "lexicon",
    files: /^lexicon\//,
    may: ["lexicon/**", "node:**"],
    types: ["kernel"],
    never: ["lexicon/build/**"],
  },
  {
    name: "furniture/testing",
    files: /^furniture\/testing\//,
    may: ["kernel", "furniture/**", "npm:**", "node:**"],
  },
  {
    name: "furniture",
    files: /^furniture\//,
    may: [
      "kernel",
      "geo/names",
      "geo/projection",
      "geo/outlines",
      "geo/europe",
      "furniture/**",
      "npm:**",
    ],
    never: ["furniture/testing/**"],
  },
];
