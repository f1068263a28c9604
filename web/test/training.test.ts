/** Training: which questions a map makes, when they come, and what an answer does to them. */

import { expect, it } from "vitest";
import type { Arrow } from "../own-map/arrow.ts";
import type { TrainingCard } from "../profile/profile.ts";
import { answerTo, exercisesOf, wayOf } from "../training/exercises.ts";
import { answered } from "../training/schedule.ts";
import { daysUntil, sittingAt } from "../training/sitting.ts";

const EVENING = new Date(2026, 0, 5, 20).getTime();
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const oslo = { latitude: 59.9, longitude: 10.7 };
const roma = { latitude: 41.9, longitude: 12.5 };
const paris = { latitude: 48.9, longitude: 2.4 };

function wrong(
  place: string,
  truth: Arrow["truth"],
  other?: Arrow["other"],
): Arrow {
  const correction = { latitude: 2, longitude: 0 };
  return { place, truth, correction, match: "a", ...(other ? { other } : {}) };
}

it("each comparison is asked once, whichever of the two was laid", () => {
  const found = exercisesOf([
    wrong("oslo", oslo, { place: "roma", truth: roma, axis: "latitude" }),
    wrong("roma", roma, { place: "oslo", truth: oslo, axis: "latitude" }),
    wrong("oslo", oslo, { place: "roma", truth: roma, axis: "longitude" }),
  ]);
  expect(found.map(({ key }) => key)).toEqual([
    "latitude oslo roma",
    "longitude oslo roma",
  ]);
});

it("nothing is asked that nobody could know, nor of places that are gone", () => {
  const near = { latitude: 60, longitude: 30 };
  expect(
    exercisesOf([
      wrong("oslo", oslo, { place: "roma", truth: near, axis: "latitude" }),
      wrong("oslo", oslo, { place: "atlantis", truth: roma, axis: "latitude" }),
    ]),
  ).toEqual([]);
});

it("an answer that was kept without its comparison is paired with a place of the map", () => {
  const found = exercisesOf([wrong("oslo", oslo), wrong("paris", paris)]);
  expect(found.map(({ key }) => key)).toEqual(["latitude oslo paris"]);
});

it.each([
  ["latitude", 0, "north", "oslo"],
  ["latitude", 1, "south", "roma"],
  ["longitude", 2, "west", "oslo"],
  ["longitude", 3, "east", "roma"],
] as const)("on %s, after %i answers: %s is %s", (axis, times, way, place) => {
  const [exercise] = exercisesOf([
    wrong("oslo", oslo, { place: "roma", truth: roma, axis }),
  ]);
  expect(wayOf(exercise!, times)).toBe(way);
  expect(answerTo(exercise!, way).place).toBe(place);
});

it("what was wrong comes tomorrow, what was right later each time", () => {
  const missed = answered("k", undefined, false, EVENING);
  expect(daysUntil(missed.due, EVENING)).toBe(1);
  let card: TrainingCard | undefined;
  const days: number[] = [];
  let now = EVENING;
  for (let time = 0; time < 4; time += 1) {
    card = answered("k", card, true, now);
    days.push(daysUntil(card.due, now));
    now = card.due;
  }
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(days[0]).toBeGreaterThan(1);
  expect(new Set(days).size).toBe(4);
  const lost = answered("k", card, false, now);
  expect(lost).toMatchObject({ times: 5, lapses: 1 });
  expect(daysUntil(lost.due, now)).toBeLessThan(days[3]!);
});

it("the same answer at the same time has the same result", () => {
  const once = answered("k", undefined, true, EVENING);
  expect(answered("k", undefined, true, EVENING)).toEqual(once);
});

it("a card is due from the beginning of its day, the longest due first, ten at a time", () => {
  const exercises = Array.from({ length: 14 }, (_, index) => ({
    key: String(index),
    axis: "latitude" as const,
    sides: [
      { place: "oslo", truth: oslo },
      { place: "roma", truth: roma },
    ] as const,
  }));
  const due = (key: string, at: number): TrainingCard => ({
    ...answered(key, undefined, true, EVENING),
    due: at,
  });
  const cards = [
    due("5", EVENING + 3 * HOUR),
    due("7", EVENING - DAY),
    due("8", EVENING + 5 * HOUR),
    due("9", EVENING + 9 * DAY),
  ];
  const sitting = sittingAt(exercises, cards, EVENING);
  expect(sitting.now.map(({ key }) => key)).toEqual([
    "7",
    "5",
    "0",
    "1",
    "2",
    "3",
    "4",
    "6",
    "10",
    "11",
  ]);
  expect(sitting.more).toBe(2);
  expect(sitting.next).toBe(EVENING + 5 * HOUR);
  expect(daysUntil(sitting.next!, EVENING)).toBe(1);
});
