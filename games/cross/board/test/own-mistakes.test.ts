/** What somebody laid wrong, as the map at the end shows it. */

import { expect, it } from "vitest";
import { back } from "../../content/backs.ts";
import type { Card, Event } from "../../rules/position.ts";
import { ownMistakes } from "../own-mistakes.ts";

const laid = (seat: number, card: Card): Event => ({
  type: "laid",
  seat,
  card,
  arm: "west",
  index: 0,
});
const checked: Event = {
  type: "checked",
  layer: 0,
  doubter: 1,
  arm: "west",
  card: "london",
  neighbour: "paris",
  backs: { card: back("london"), neighbour: back("paris") },
  isRight: false,
  isFromPool: false,
};
const judged: Event = {
  type: "judged",
  start: { card: "paris", back: back("paris") },
  arms: {
    west: [
      { card: "oslo", back: back("oslo"), isRight: false },
      { card: "roma", back: back("roma"), isRight: false },
      { card: "kyiv", back: back("kyiv"), isRight: true },
    ],
    east: [],
    south: [],
    north: [],
  },
  wrong: 2,
  estimates: [0, 0],
  gains: [0, 0],
};

it("[C10] [C16] tells one's own cards that were turned away or set aside", () => {
  const events = [
    laid(0, "london"),
    checked,
    laid(0, "oslo"),
    laid(1, "roma"),
    laid(0, "kyiv"),
    judged,
  ];
  const cards = (seat: number | null) =>
    ownMistakes([{ seq: 1, events }], seat).map(({ card }) => card);
  expect(cards(0)).toEqual(["london", "oslo"]);
  expect(cards(1)).toEqual(["roma"]);
  expect(cards(null)).toEqual([]);
});
