/** The server at full speed: many tables of two over loopback, moves as fast as they are acknowledged, every one durable. */

import { benchCluster } from "./cluster.ts";
import { load, pace, stolen } from "./machine.ts";
import { MATCH, measure, summary, TABLES } from "./measure.ts";
import { stolik } from "./nodes.ts";

const MEASURED = 12_000;
const TARGET = "4,000 moves/s or more, p99 under 200 ms";

/** Once as in real life, where matches begin and end at different times; once with all beginning together, so that they end in a wave; then with several nodes. */
export async function benchServer(): Promise<void> {
  console.log(`load before: ${load()}`);
  console.log(
    `${TABLES} tables of two, nsoe, ${MEASURED / 1000} s, one process each for server and clients`,
  );
  console.log("matches at different moments:");
  await report((index) => index % MATCH);
  console.log("all matches begun together:");
  await report(() => Infinity);
  console.log(`target: ${TARGET}`);
  await benchCluster();
  console.log(`load after: ${load()}`);
}

async function report(given: (index: number) => number): Promise<void> {
  const before = pace();
  const since = stolen();
  const figures = await measure(stolik, MEASURED, given);
  const until = stolen();
  const share = (until.time - since.time) / (until.of - since.of || 1);
  console.log(summary(figures));
  console.log(
    [
      `${Math.round(figures.bytes)} bytes a move to each client`,
      `${Math.round(figures.cpu)} µs of processor a move`,
      `${Math.round(figures.memory / 2 ** 20)} MB`,
      `pace ${before} ms before, ${pace()} ms after`,
      `${Math.round(share * 100)} % kept by the host`,
    ].join(" · "),
  );
}
