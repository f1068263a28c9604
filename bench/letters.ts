/** Open Letters: how long the dictionary takes to load, and the search to list all words, on 300 positions of bot games. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
  bestPlays,
  boards,
  EMPTY,
  plays,
  searchable,
} from "@stolik/letters/rules";
import type {
  BoardName,
  Reading,
  Searchable,
  View,
} from "@stolik/letters/rules";
import { loadLexicon } from "@stolik/lexicon/node";
import { reportLevels } from "./letters-levels.ts";

const POSITIONS = new URL(
  "../games/letters/test/fixtures/positions.json",
  import.meta.url,
);
/** How many a bot weighs. */
const WEIGHED = 40;
const WARM_UP = 20;
const LOADS = 5;
const LOOK_UPS = 1_000_000;

export async function letters(): Promise<void> {
  const rss = process.memoryUsage().rss;
  const loads = Array.from({ length: LOADS }, () => milliseconds(loadLexicon));
  const lexicon = loadLexicon();
  const held = [lexicon.words, lexicon.everyday, lexicon.familiar].reduce(
    (sum, { edges }) => sum + edges.byteLength,
    0,
  );
  console.log(
    `dictionary ${lexicon.version}: ${lexicon.words.words} words, loaded in ${quantiles(loads)}`,
  );
  console.log(
    `it holds ${megabytes(held)}; the process grew by ${megabytes(process.memoryUsage().rss - rss)} in ${LOADS + 1} loads`,
  );
  const asked = milliseconds(() => {
    for (let count = 0; count < LOOK_UPS; count += 1)
      lexicon.has(count % 2 === 0 ? "ŻONKIL" : "żonkill");
  });
  console.log(`${(LOOK_UPS / asked / 1000).toFixed(1)} M look-ups a second`);

  const views = positions();
  const began = performance.now();
  const words = searchable(lexicon.words);
  console.log(
    `made ready for searching in ${(performance.now() - began).toFixed(1)} ms`,
  );
  const searches = (["free", "snake"] as const).flatMap((reading) => {
    const some = views.filter((view) => view.reading === reading);
    for (const view of some.slice(0, WARM_UP)) measured(words, view);
    const found = some.map((view) => measured(words, view));
    report(`${reading} reading`, found);
    return found;
  });
  report("both readings", searches);
  reportLevels();
}

/** The times of three searches of one position: for all words, for the best one, for as many as a bot weighs. */
interface Search {
  readonly all: number;
  readonly one: number;
  readonly some: number;
  readonly length: number;
}

function measured(words: Searchable, view: View): Search {
  let length = 0;
  return {
    one: milliseconds(() => bestPlays(words, view, 0, 1)),
    some: milliseconds(() => bestPlays(words, view, 0, WEIGHED)),
    // In order to the last: what is left for later is the spelling of those looked at.
    all: milliseconds(() => ({ length } = plays(words, view, 0))),
    length,
  };
}

function report(name: string, searches: readonly Search[]): void {
  const lengths = searches
    .map(({ length }) => length)
    .toSorted((one, other) => one - other);
  const median = lengths[Math.ceil(lengths.length / 2) - 1] ?? 0;
  console.log(`${name}, ${searches.length} positions`);
  console.log(`  words listed: median ${median}, most ${lengths.at(-1)}`);
  for (const [what, key] of [
    ["all words, best first", "all"],
    ["the best word", "one"],
    [`the best ${WEIGHED}`, "some"],
  ] as const)
    console.log(`  ${what}: ${quantiles(searches.map((one) => one[key]))}`);
}

/** Each is written as board, reading, the tiles of its light fields, a rack. */
function positions(): View[] {
  const rows = JSON.parse(readFileSync(POSITIONS, "utf8")) as string[];
  return rows.map((row) => {
    const [board, reading, tiles = "", rack = ""] = row.split(" ");
    const name = board as BoardName;
    if (tiles.length !== boards[name].fields.length)
      throw new Error(`${row} does not fit the board.`);
    return {
      board: name,
      reading: reading as Reading,
      contact: reading === "snake" ? "chain" : "strict",
      checking: "referee",
      challengeSeconds: 0,
      repeats: true,
      opening: [],
      first: 0,
      turn: 0,
      tiles: [...tiles].map((letter) => (letter === "." ? EMPTY : letter)),
      racks: [[...rack]],
      pool: [],
      scores: [0],
      best: [0],
      idle: 0,
      sheet: [],
    };
  });
}

function milliseconds(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, longest ${at(1)} ms`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const [, program] = process.argv;
if (program && import.meta.url === pathToFileURL(program).href) await letters();
