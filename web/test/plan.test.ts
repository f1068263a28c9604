/** Tables before they are made. */

import { describe, expect, it } from "vitest";
import type { OptionChoice } from "@stolik/furniture";
import { tidyName } from "@stolik/server/names";
import {
  botPlayers,
  choicesFor,
  chosenIn,
  fitOptions,
  seatsOf,
  toRequest,
  withGuest,
  withSeats,
} from "../lobby/plan.ts";
import type { OptionValues, Plan } from "../lobby/plan.ts";

const options: readonly OptionChoice[] = [
  { name: "board", choices: ["standard", "tight"], default: "standard" },
  { name: "first", choices: ["random", 0, 1, 2, 3], default: "random" },
];
const people = (seats: number) => ({ seats, isAlone: false });
const plan: Plan = {
  guests: [{ type: "bot", level: 3 }],
  options: {},
};

describe("a plan", () => {
  it("keeps who was asked when seats are added", () => {
    const larger = withSeats(plan, 4);
    expect(seatsOf(larger)).toBe(4);
    expect(larger.guests).toEqual([
      { type: "bot", level: 3 },
      { type: "open" },
      { type: "open" },
    ]);
    expect(withSeats(larger, 2)).toEqual(plan);
  });

  it("offers only seats that the table has", () => {
    expect(choicesFor(options[1]!, 2)).toEqual(["random", 0, 1]);
    expect(
      fitOptions({ board: "tight", first: 3 }, options, people(3)),
    ).toEqual({
      board: "tight",
      first: "random",
    });
  });

  it("offers all amounts at any table: they are no seats", () => {
    const seconds: OptionChoice = {
      name: "seconds",
      choices: [5, 10, 20],
      isAmount: true,
      default: 10,
    };
    expect(choicesFor(seconds, 2)).toEqual([5, 10, 20]);
    const chosen = { seconds: 20 };
    expect(fitOptions(chosen, [seconds], people(2))).toEqual(chosen);
  });

  it("[L11, L18] a default follows the other options and who sits there, until something is chosen", () => {
    const letters: readonly OptionChoice[] = [
      { name: "board", choices: ["square", "flower"], default: "square" },
      {
        name: "contact",
        choices: ["strict", "chain"],
        default: ({ board }) => (board === "flower" ? "chain" : "strict"),
      },
      {
        name: "checking",
        choices: ["challenge", "referee"],
        default: (_, { isAlone }) => (isAlone ? "referee" : "challenge"),
      },
    ];
    const bots: Plan = { guests: [{ type: "bot", level: 1 }], options: {} };
    expect(toRequest("letters", bots, letters).options).toEqual({
      board: "square",
      contact: "strict",
      checking: "referee",
    });
    const open = withSeats({ ...bots, options: { board: "flower" } }, 3);
    const values = toRequest("letters", open, letters).options as OptionValues;
    expect(values).toEqual({
      board: "flower",
      contact: "chain",
      checking: "challenge",
    });
    expect(chosenIn(values, letters, people(3))).toEqual({ board: "flower" });
  });

  it("becomes a request with the host at the first seat", () => {
    const open = withGuest(plan, 0, { type: "open" });
    expect(toRequest("nsoe", open, options)).toEqual({
      game: "nsoe",
      options: { board: "standard", first: "random" },
      seats: [{ type: "me" }, { type: "open" }],
    });
  });

  it("has a name for every bot", () => {
    const names = botPlayers(5, 2).map(({ name }) => name);
    expect(new Set(names).size).toBe(5);
  });
});

describe("a nickname", () => {
  it.each([
    ["  Anna  ", "Anna"],
    ["Jan  Maria", "Jan Maria"],
    ["   ", undefined],
    ["x".repeat(60), "x".repeat(24)],
  ])("%j is kept as %j", (typed, kept) => {
    expect(tidyName(typed)).toBe(kept);
  });
});
