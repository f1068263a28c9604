/** Golden games: whole matches that show what is rare. */

import { continuedGames, goldenGames } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { journey, LAST } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const games = goldenGames(journey, { files, conserved });

continuedGames(journey, games);

function named(name: string) {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`There is no ${name}.`);
  return {
    record: game.record,
    states: game.steps.map(({ state }) => state),
    events: game.steps.flatMap(({ events }) => events),
  };
}

// It was recorded when nobody could choose the deal, and is not to be recorded again.
it("[J7] before-option: a record that names no deal was dealt stepped", () => {
  const { record, states } = named("before-option-2-seats");
  expect(record.options).toEqual({ first: "random" });
  const { first = 0, hands = [] } = states[0] ?? {};
  expect(hands[first]).toHaveLength(1);
  expect(hands[1 - first]).toHaveLength(2);
});

it("[J7] at a new table an even deal is the default", () => {
  expect(journey.parseOptions({}, 2)).toEqual({
    ok: true,
    value: { first: "random", deal: "even" },
  });
});

it("[J27] overshoot: the last card leads beyond the end", () => {
  const { events, states, record } = named("overshoot-4-seats");
  const last = events.findLast(({ type }) => type === "advanced");
  if (last?.type !== "advanced") throw new Error("Nobody advanced.");
  expect(last.to).toBe(LAST);
  expect(last.card).toMatch(/^(eagle|city|blue)/);
  expect(last.from).toBeGreaterThanOrEqual(LAST - 2);
  expect(states.at(-1)?.ending).toBe("arrived");
  expect(record.outcome?.winners).toHaveLength(1);
});

it("[J18] deck: it runs out and is made anew", () => {
  const { events } = named("deck-6-seats");
  expect(events.some(({ type }) => type === "reshuffled")).toBe(true);
});

it("[J17] sets: the third begins with all 17 mixed", () => {
  const { events } = named("sets-5-seats");
  const placed = events.filter((event) => event.type === "placed");
  expect(placed.slice(0, 2).map(({ mixed }) => mixed)).toEqual([false, true]);
});

it("[J23] stops: two lie before one player", () => {
  const { states } = named("stops-3-seats");
  expect(states.some(({ stops }) => stops.includes(2))).toBe(true);
});

it("[J24] train: it arrives on a marker", () => {
  const { events } = named("train-2-seats");
  const ride = events.findIndex(
    (event, index) =>
      event.type === "moved" &&
      event.by === "train" &&
      events[index + 1]?.type === "collected",
  );
  expect(ride).toBeGreaterThan(0);
});

it("[J11] cut: a hand is cut to five", () => {
  const { events } = named("cut-4-seats");
  expect(events.some(({ type }) => type === "discarded")).toBe(true);
});

it("[J27] quiet: nothing is done any more", () => {
  expect(named("quiet-2-seats").record.outcome?.reason).toBe("quiet");
});
