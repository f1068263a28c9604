/** Plac Grzybowski: what every goal brings in matches between bots, as the table in its content folder's README. */

import { pathToFileURL } from "node:url";
import { playMatch } from "@stolik/games";
import { bot } from "@stolik/grzybowski/bot";
import { backs } from "@stolik/grzybowski/backs";
import {
  backSides,
  count,
  frontIds,
  grzybowski as game,
} from "@stolik/grzybowski/rules";
import type { BackId, FrontId, Scored, State } from "@stolik/grzybowski/rules";
import { seedFrom } from "@stolik/kernel";

const MATCHES = 1000;

interface Tally {
  laid: number;
  completed: number;
  arrangements: number;
  points: number;
}

function grzybowskiValues(matches: number): void {
  const tallies = new Map<BackId, Tally>();
  let points = 0;
  for (let match = 0; match < matches; match += 1)
    for (const grid of played(match).grids) {
      const counted = count(grid);
      points += counted.total;
      for (const scored of counted.scored) note(tallies, scored);
    }
  console.log(
    `${matches} matches between bots of level 2; a grid scored ${(points / (2 * matches)).toFixed(1)} points on the average.\n`,
  );
  console.log("| goal | kind | value | laid | completed | times | points |");
  console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
  for (const id of frontIds) {
    const tally = tallies.get(backs[id]);
    if (tally) console.log(row(id, tally));
  }
}

function played(match: number): State {
  let last: State | undefined;
  playMatch(
    { game, bot },
    {
      seats: 2,
      options: { openCards: true, first: "random" },
      seed: seedFrom(`values ${match}`),
      players: [2, 2],
      budget: 1000,
    },
    (state) => {
      last = state as State;
    },
  );
  if (!last) throw new Error("A match without a state.");
  return last;
}

function note(tallies: Map<BackId, Tally>, scored: Scored): void {
  const { back, points } = scored;
  const tally = tallies.get(back) ?? {
    laid: 0,
    completed: 0,
    arrangements: 0,
    points: 0,
  };
  tallies.set(back, tally);
  const made =
    scored.type === "arrangement"
      ? scored.arrangements.length
      : Number(isCompleted(scored));
  tally.laid += 1;
  tally.completed += made > 0 ? 1 : 0;
  tally.arrangements += made;
  tally.points += points;
}

function isCompleted(scored: Scored): boolean {
  if (scored.type === "place") return scored.isRight;
  return scored.type === "chance" || scored.points > 0;
}

function row(id: FrontId, tally: Tally): string {
  const back = backSides[backs[id]];
  const mean = (sum: number) => (sum / tally.laid).toFixed(2);
  const percent = `${((100 * tally.completed) / tally.laid).toFixed(0)} %`;
  const value = "value" in back ? String(back.value) : "1";
  return `| ${id} | ${kindOf(id)} | ${value} | ${tally.laid} | ${percent} | ${mean(tally.arrangements)} | ${mean(tally.points)} |`;
}

/** A pattern by its symbols, row by row; other goals by what they count. */
function kindOf(id: FrontId): string {
  const back = backSides[backs[id]];
  switch (back.type) {
    case "arrangement": {
      const rows: string[][] = [];
      for (const { row, symbol } of back.pattern)
        (rows[row] ??= []).push(symbol);
      return rows.map((names) => names.join("–")).join(" / ");
    }
    case "symbols":
      return `${back.symbol}, ${back.region}`;
    case "avoidance":
      return `no ${back.symbol}`;
    case "place":
      return back.spot;
    case "beside":
      return `beside ${back.card}`;
    case "chance":
      return `${back.chance}, unused`;
    case "joker":
      return "joker";
  }
}

const [, program = "", matches = String(MATCHES)] = process.argv;
if (import.meta.url === pathToFileURL(program).href)
  grzybowskiValues(Number(matches));
