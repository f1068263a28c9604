/** Processor a move of this server and of another built checkout: both run at the same time, and the same people play on one and on the other in turn, a second each. */

import { load, stolen } from "./machine.ts";
import { MATCH, pause, withPlay } from "./measure.ts";
import type { Contender } from "./measure.ts";
import { stolikNodes } from "./nodes.ts";

const TREE = process.env["BENCH_TREE"];
const PAIRS = Number(process.env["BENCH_PAIRS"] ?? 5);
/** Turns that are not counted: a server runs for weeks, and its engine is still compiling ten seconds of play after its start. */
const FIRST_TURNS = 14;
/** How often each of the two is played on, in milliseconds. A turn is counted from before its first move until all are answered. */
const TURNS = 8;
const TURN = 1_000;
const COMING_IN = 50;
const GOING_OUT = 400;

interface Cost {
  readonly all: number;
  readonly main: number;
}

/** Whatever else the machine does falls on both alike; what a process's start does to its code, on the mean of the pairs. */
export async function benchPairs(): Promise<void> {
  if (TREE === undefined)
    return console.log("BENCH_TREE names the built checkout to compare with.");
  console.log(`load before: ${load()}`);
  const since = stolen();
  const before: Cost[] = [];
  const today: Cost[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [old, own] = await measurePair(TREE, pair % 2 === 0);
    before.push(old);
    today.push(own);
    console.log(
      `pair ${pair + 1}: before ${words(old)}, today ${words(own)}, ${percent(own.all / old.all)}`,
    );
  }
  const [old, own] = [mean(before), mean(today)];
  const until = stolen();
  const share = (until.time - since.time) / (until.of - since.of || 1);
  console.log(
    `mean: before ${words(old)}, today ${words(own)}, ${percent(own.all / old.all)} (target: 100 % or less)`,
  );
  console.log(
    `load after: ${load()}; ${(share * 100).toFixed(1)} % kept by the host`,
  );
}

/** Both are started anew. */
function measurePair(
  tree: string,
  isOldFirst: boolean,
): Promise<readonly [Cost, Cost]> {
  return withGate(stolikNodes(1, {}, tree), (old) =>
    withGate(stolikNodes(1), async (own) => {
      const oldCosts: Cost[] = [];
      const ownCosts: Cost[] = [];
      for (let turn = 0; turn < FIRST_TURNS + TURNS; turn += 1) {
        const isOldNext = (turn % 2 === 0) === isOldFirst;
        if (isOldNext) oldCosts.push(await old());
        ownCosts.push(await own());
        if (!isOldNext) oldCosts.push(await old());
      }
      return [
        mean(oldCosts.slice(FIRST_TURNS)),
        mean(ownCosts.slice(FIRST_TURNS)),
      ] as const;
    }),
  );
}

/** `work` gets a function that lets people play for one turn. */
function withGate<Value>(
  contender: Contender,
  work: (take: () => Promise<Cost>) => Promise<Value>,
): Promise<Value> {
  return withPlay(
    contender,
    (index) => index % MATCH,
    (play) => {
      let open = play.slowDown(0);
      return work(async () => {
        const counting = play.count(COMING_IN + TURN + GOING_OUT);
        await pause(COMING_IN);
        open();
        await pause(TURN);
        open = play.slowDown(0);
        const { cpu, mainCpu } = await counting;
        return { all: cpu, main: mainCpu };
      });
    },
  );
}

function mean(costs: readonly Cost[]): Cost {
  const of = (read: (cost: Cost) => number) =>
    costs.reduce((sum, cost) => sum + read(cost), 0) / costs.length;
  return { all: of(({ all }) => all), main: of(({ main }) => main) };
}

function words({ all, main }: Cost): string {
  return `${all.toFixed(1)} µs (main thread ${main.toFixed(1)}, others ${(all - main).toFixed(1)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
