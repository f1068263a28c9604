/** Open Letters: what a level's words bring in a turn, on average, and how long they are. */

import { playMatch } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { levels, seedFrom } from "@stolik/kernel";
import type { Level } from "@stolik/kernel";
import type { State } from "@stolik/letters/rules";

const MATCHES = Number(process.env["BENCH_MATCHES"] ?? 100);

interface Tally {
  turns: number;
  /** Of letters, and of bonus fields. */
  points: number;
  bonus: number;
  words: number;
  letters: number;
  longest: number;
}

export function reportLevels(): void {
  console.log(`${MATCHES} matches of two bots of one level`);
  console.log(
    "| level | letters' points a turn | bonus a turn | turns each | letters a word | longest |",
  );
  for (const level of levels) console.log(row(level, tallyOf(level)));
}

function tallyOf(level: Level): Tally {
  const entry = findGame("letters");
  if (!entry) throw new Error("There is no letters.");
  const options = entry.game.parseOptions({}, 2);
  if (!options.ok) throw new Error(options.refusal.code);
  const tally = {
    turns: 0,
    points: 0,
    bonus: 0,
    words: 0,
    letters: 0,
    longest: 0,
  };
  for (let index = 0; index < MATCHES; index += 1) {
    let last: State | undefined;
    const plan = {
      seats: 2,
      options: options.value,
      seed: seedFrom(`letters ${index}`),
      players: [level, level],
      budget: 1000,
    };
    playMatch(entry, plan, (state) => {
      last = state as State;
    });
    if (!last) throw new Error("A match without a state.");
    count(tally, last);
  }
  return tally;
}

function count(tally: Tally, { sheet }: State): void {
  tally.turns += sheet.length;
  for (const line of sheet) {
    if (line.type !== "word") continue;
    tally.words += 1;
    if (line.status !== "refused") {
      tally.points += line.points;
      tally.bonus += line.bonus;
    }
    tally.letters += line.word.length;
    tally.longest = Math.max(tally.longest, line.word.length);
  }
}

function row(level: Level, tally: Tally): string {
  const cells = [
    level,
    (tally.points / tally.turns).toFixed(1),
    (tally.bonus / tally.turns).toFixed(1),
    (tally.turns / MATCHES / 2).toFixed(1),
    (tally.letters / tally.words).toFixed(1),
    tally.longest,
  ];
  return `| ${cells.join(" | ")} |`;
}
