/** Plac Grzybowski: how long the count of a full grid takes, and how long the bots think. */

import { playMatch } from "@stolik/games";
import { bot } from "@stolik/grzybowski/bot";
import { backs } from "@stolik/grzybowski/backs";
import {
  cellAt,
  count,
  frontIds,
  grzybowski as game,
  layoutOf,
  total,
} from "@stolik/grzybowski/rules";
import type { Event, Grid, Move, Side, View } from "@stolik/grzybowski/rules";
import { below, fastRandom, levels, seedFrom, shuffle } from "@stolik/kernel";
import type { Answer, Question, Random } from "@stolik/kernel";

const GRIDS = 5000;
const MATCHES = 6;
const BUDGET = 1000;

export async function grzybowski(): Promise<void> {
  const random = fastRandom(1);
  for (const share of [0, 1, 2]) {
    const grids = Array.from({ length: GRIDS }, () => fullGrid(random, share));
    for (const grid of grids.slice(0, GRIDS / 10)) total(layoutOf(grid)); // warms up
    const times = grids.map((grid) =>
      milliseconds(() => total(layoutOf(grid))),
    );
    const told = grids.map((grid) => milliseconds(() => count(grid)));
    const names = [
      "goals and chances only",
      "a third backs up",
      "half backs up",
    ];
    console.log(`${GRIDS} full grids, ${names[share]}: ${quantiles(times)}`);
    console.log(`  with its reasons: ${quantiles(told)}`);
  }
  for (const level of levels) {
    const times: number[] = [];
    const work: number[] = [];
    const timed = {
      choose(question: Question<View, Event>): Answer<Move> {
        const began = performance.now();
        const before = process.cpuUsage();
        const answer = bot.choose(question);
        times.push(performance.now() - began);
        const { user, system } = process.cpuUsage(before);
        work.push((user + system) / 1000);
        return answer;
      },
    };
    for (let match = 0; match < MATCHES; match += 1)
      playMatch(
        { game, bot: timed },
        {
          seats: 2,
          options: { openCards: true, first: "random" },
          seed: seedFrom(`bench ${match}`),
          players: [level, level],
          budget: BUDGET,
        },
      );
    console.log(
      `level ${level}, ${times.length} moves of ${MATCHES} matches: ${quantiles(times)}`,
    );
    console.log(`  of the processor's time: ${quantiles(work)}`);
  }
  await Promise.resolve();
}

/** Twenty-five cards; how many lie back up: all, a third, or half of them. */
function fullGrid(random: Random, share: number): Grid {
  const ids = shuffle([...frontIds], random).slice(0, 25);
  const cards = ids.map((id, index) => {
    const isBack = share === 0 || below(random, 4 - share) === 0;
    const up: Side = isBack ? "back" : "front";
    const cell = cellAt(3 + Math.floor(index / 5), 3 + (index % 5));
    return { cell, card: { front: id, back: backs[id] }, up };
  });
  return { cards, top: 3, left: 3 };
}

/** The best of three, for a machine that others use too. */
function milliseconds(work: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(3);
  return `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, most ${at(1)} ms`;
}
