/** `npm run bench -- peers`: Stolik, boardgame.io, Colyseus and bare sockets play the same game in one run. */

import { load } from "../machine.ts";
import { MATCH, measure, summary, TABLES, whole } from "../measure.ts";
import type { Contender, Figures } from "../measure.ts";
import { stolik } from "../nodes.ts";
import { rulesAlone } from "./alone.ts";
import { inMemory, onFlatFiles } from "./boardgame.ts";
import { colyseus } from "./colyseus.ts";
import { hasPeers } from "./install.ts";
import { relay } from "./relay.ts";

interface Entrant {
  readonly title: string;
  readonly contender: Contender;
  /** What a move that a player was told of survives. */
  readonly keeps: string;
}

interface Result {
  readonly entrant: Entrant;
  readonly figures: Figures;
}

const MEASURED = 10_000;

const ours: Entrant = {
  title: "Stolik",
  contender: stolik,
  keeps: "durable: on disk before it is told",
};

/** Stolik at both ends, so that a machine that slows down in between is seen. */
const entrants: readonly Entrant[] = [
  ours,
  {
    title: "boardgame.io, in memory",
    contender: inMemory,
    keeps: "nothing",
  },
  {
    title: "boardgame.io, flat files",
    contender: onFlatFiles,
    keeps: "not durable: told before it is written",
  },
  {
    title: "Colyseus, patch at once",
    contender: colyseus,
    keeps: "nothing",
  },
  {
    title: "bare sockets and rules",
    contender: relay,
    keeps: "nothing: the limit",
  },
  ours,
];

export async function benchPeers(): Promise<void> {
  if (!(await hasPeers())) return;
  // Peers check more while somebody develops.
  process.env["NODE_ENV"] ??= "production";
  console.log(`load before: ${load()}`);
  console.log("\nrules alone, random matches of nsoe for two, one thread:");
  rulesAlone();
  console.log(
    `\n${TABLES} tables of two, nsoe, ${MEASURED / 1000} s each, one move in flight a table, one process each for server and clients`,
  );
  const results: Result[] = [];
  for (const entrant of entrants) {
    const { title, contender } = entrant;
    try {
      const figures = await measure(
        contender,
        MEASURED,
        (index) => index % MATCH,
      );
      results.push({ entrant, figures });
      console.log(
        `${title}: ${summary(figures)} · ${whole(figures.cpu)} µs of processor a move`,
      );
    } catch (error) {
      // One that breaks down does not keep the others from being measured.
      console.log(`${title}: not measured, ${String(error)}`);
    }
  }
  table(results);
  console.log(`load after: ${load()}`);
}

function table(results: readonly Result[]): void {
  const own = results.filter(({ entrant }) => entrant === ours);
  const mean = (of: (figures: Figures) => number) =>
    own.reduce((sum, { figures }) => sum + of(figures), 0) / own.length;
  const rate = mean((figures) => figures.rate);
  const cpu = mean((figures) => figures.cpu);
  const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
  console.log("\nagainst Stolik (the mean of its two):");
  console.log("| | moves/s | processor a move | keeps |");
  console.log("| --- | ---: | ---: | --- |");
  for (const { entrant, figures } of results)
    console.log(
      `| ${entrant.title} | ${times(figures.rate / rate)} | ${times(figures.cpu / cpu)} | ${entrant.keeps} |`,
    );
}
