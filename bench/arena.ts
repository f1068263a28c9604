/** The arena: a game's levels against each other and against random play, seats rotated, with 95 % intervals. Other deals have another name, so that what was tuned on some is measured on others. */

import { gameIds, playMatch } from "@stolik/games";
import type { Automaton, Entry } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { seedFrom } from "@stolik/kernel";
import { wilson } from "./interval.ts";

const MATCHES = 400;
/** Milliseconds a bot may think: by default as at a table. */
const BUDGET = Number(process.env["BENCH_BUDGET"] ?? 1000);
const PAIRS: readonly (readonly [Automaton, Automaton])[] = [
  [3, 1],
  [3, 2],
  [2, 1],
  [1, "random"],
];

const [id = "", count = String(MATCHES), deals = "arena", only] =
  process.argv.slice(2);
const pairs = PAIRS.filter((pair) => !only || pair.join("-") === only);
const entry = findGame(id);
const matches = Number(count);
if (
  !entry ||
  !Number.isSafeInteger(matches) ||
  matches < 1 ||
  pairs.length === 0
) {
  console.error(
    `arena GAME [MATCHES] [DEALS] [PAIR]; the games: ${gameIds.join(", ")}; the pairs: ${PAIRS.map((pair) => pair.join("-")).join(", ")}`,
  );
  process.exitCode = 2;
} else {
  console.log(
    `${id}: ${matches} matches of two seats for each pair; a shared win counts half; ${BUDGET} ms to think; ${JSON.stringify(tableOptions(entry))}`,
  );
  for (const [one, other] of pairs) console.log(row(entry, one, other));
}

function row(of: Entry, one: Automaton, other: Automaton): string {
  const began = performance.now();
  const wins = contest(of, one, other);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const { low, high } = wilson(wins, matches);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const names = `${title(one)} against ${title(other)}`.padEnd(28);
  return `${names} ${percent(wins / matches)}  (${percent(low)} to ${percent(high)})  ${seconds} s`;
}

/** How many of the matches the first wins, sitting in either seat equally often. */
function contest(of: Entry, one: Automaton, other: Automaton): number {
  const options = tableOptions(of);
  let wins = 0;
  for (let index = 0; index < matches; index += 1) {
    const seat = index % 2;
    const players = seat === 0 ? [one, other] : [other, one];
    // Both seatings of a pair of matches get the same deal.
    const seed = seedFrom(`${deals} ${Math.floor(index / 2)}`);
    const plan = {
      seats: 2,
      options,
      seed,
      players,
      budget: BUDGET,
    };
    const { winners } = playMatch(of, plan).outcome;
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  return wins;
}

/** The game's defaults: the deal, the board and the like are named with the figures. */
function tableOptions(of: Entry): unknown {
  const options = of.game.parseOptions({}, 2);
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

function title(player: Automaton): string {
  return player === "random" ? "random play" : `level ${player}`;
}
