/** Golden games: whole matches of both variants. */

import { continuedGames, goldenGames } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { cross } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const games = goldenGames(cross, { files, conserved });

// C1: a back says what it says.
continuedGames(cross, games, ({ backs }) => backs);

/** What is worth showing in a match. */
function sightsOf({ record, steps, last }: (typeof games)[number]): string[] {
  const found = [`${last.variant}, ${record.seats} seats`];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === "answered") found.push("an answer in advance");
    if (event.type === "checked" && event.isFromPool)
      found.push("a player without tokens");
    if (event.type === "judged" && Math.max(...event.gains) === 1)
      found.push("a stop nobody guessed");
    if (event.type === "judged" && Math.max(...event.gains) === 2)
      found.push("a stop somebody guessed");
  }
  found.push(record.outcome?.winners.length === 1 ? "won alone" : "shared");
  return found;
}

it.each(games)(
  "[C11, C12, C17] $name: tokens come from the pool alone, and never go back",
  ({ record, steps }) => {
    let tokens = 4 * record.seats;
    for (const { state, events } of steps) {
      for (const event of events) {
        if (event.type === "checked" && event.isFromPool) tokens += 1;
        if (event.type === "judged") tokens += sum(event.gains);
      }
      expect(sum(state.tokens)).toBe(tokens);
    }
  },
);

it("[C8, C12, C17, C19, C20] they show both variants, few and many seats, and what is rare", () => {
  const shown = new Set(games.flatMap(sightsOf));
  expect([...shown]).toEqual(
    expect.arrayContaining([
      "coordinates, 2 seats",
      "coordinates, 6 seats",
      "people, 2 seats",
      "people, 6 seats",
      "an answer in advance",
      "a player without tokens",
      "a stop nobody guessed",
      "a stop somebody guessed",
      "won alone",
      "shared",
    ]),
  );
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
