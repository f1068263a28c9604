/** Open Letters: how long the dictionary takes to load and the search to find the best words, on 300 positions of bot games. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { boards, EMPTY, plays, searchable } from "@stolik/letters/rules";
import type {
  BoardName,
  Reading,
  Searchable,
  View,
} from "@stolik/letters/rules";
import { loadLexicon } from "@stolik/lexicon/node";

const POSITIONS = new URL(
  "../games/letters/test/fixtures/positions.json",
  import.meta.url,
);
/** What a bot or a review asks for. Late in a free game a million words can be played; listing them all takes seconds and is not measured. */
const WANTED = 50;
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
  const words = searchable(lexicon.words);
  for (const reading of ["free", "snake"] as const) {
    const some = views.filter((view) => view.reading === reading);
    for (const view of some.slice(0, 20)) search(words, view); // warms up
    const times = some.map((view) => milliseconds(() => search(words, view)));
    console.log(
      `${reading} reading, ${some.length} positions, the best ${WANTED} words: ${quantiles(times)}`,
    );
  }
  const all = views.map((view) => milliseconds(() => search(words, view)));
  console.log(`all ${all.length} positions: ${quantiles(all)}`);
}

function search(words: Searchable, view: View): number {
  let count = 0;
  for (const { points } of plays(words, view, 0)) {
    count += points > 0 ? 1 : 0;
    if (count === WANTED) break;
  }
  return count;
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
      checking: "referee",
      challengeSeconds: 0,
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
