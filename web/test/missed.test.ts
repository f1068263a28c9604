/** Since you left: what was missed at a running table, shown one position after the other, and what is remembered for it. */

// @vitest-environment happy-dom
import type { Player, Seat } from "@stolik/kernel";
import { beforeEach, expect, it } from "vitest";
import { pastMatches } from "../session/past-matches.ts";
import {
  advance,
  BEAT,
  drawn,
  dueAt,
  hurry,
  isCatchingUp,
  presentMissed,
  shownMatch,
} from "../session/presentation.ts";
import { noteSeen, seenAt } from "../session/seen-tables.ts";
import type { ShownMatch } from "../session/session.ts";

const person = (name: string): Player => ({
  type: "person",
  name,
  isOnline: true,
});
const players = ["Anna", "Ola", "Marco"].map(person);
const turns = {
  toMove: (view: unknown) => [Number(view) % 3],
  outcome: () => undefined,
};
/** Three people take turns; the view is the number of moves. */
const now: ShownMatch = {
  id: "table",
  seq: 6,
  view: 6,
  seat: 0,
  players,
  heard: [0, 1, 2, 3, 4, 5, 6].map((seq) => ({ seq, events: [`move ${seq}`] })),
  toMove: [0],
  outcome: undefined,
  canMove: true,
  refusal: undefined,
  isShared: false,
  handTo: null,
};
const missed = {
  seq: 4,
  view: 4,
  steps: [
    { seq: 5, patch: ["=", 5] },
    { seq: 6, patch: ["=", 6] },
  ],
} as const;

beforeEach(() => localStorage.clear());

it("is every position up to the one that stands now, with what was told by then", () => {
  const past = pastMatches(now, missed, turns);
  expect(
    past.map(({ seq, view, toMove, canMove }) => [seq, view, toMove, canMove]),
  ).toEqual([
    [4, 4, [1] as Seat[], false],
    [5, 5, [2] as Seat[], false],
  ]);
  expect(past[0]?.heard.at(-1)).toEqual({ seq: 4, events: ["move 4"] });
  expect(pastMatches(now, { seq: 6, view: null, steps: [] }, turns)).toEqual(
    [],
  );
});

it("is shown beat by beat, though people made the moves, and nobody acts meanwhile", () => {
  let page = begun();
  expect(shownMatch(page)).toMatchObject({ seq: 4, canMove: false });
  expect(dueAt(page)).toBe(BEAT);
  page = drawn(advance(page, BEAT), BEAT);
  expect(shownMatch(page)).toMatchObject({ seq: 5, canMove: false });
  page = drawn(advance(page, 2 * BEAT), 2 * BEAT);
  expect(shownMatch(page)).toMatchObject({ seq: 6, canMove: true });
  expect(isCatchingUp(page)).toBe(false);
});

it("is not shown to whoever wants everything at once", () => {
  const past = pastMatches(now, missed, turns);
  const page = presentMissed(past, now, "instant", 0);
  expect(shownMatch(page).seq).toBe(6);
});

it("is skipped as a whole by a tap", () => {
  const page = advance(hurry(begun()), 1);
  expect(shownMatch(page)).toMatchObject({ seq: 6, canMove: true });
});

it("goes from what was last shown on this device, for the last fifty tables", () => {
  expect(seenAt("one")).toBeUndefined();
  noteSeen("one", 12);
  noteSeen("two", 3);
  noteSeen("one", 13);
  expect([seenAt("one"), seenAt("two")]).toEqual([13, 3]);
  noteSeen("one", undefined);
  expect(seenAt("one")).toBeUndefined();
  for (let table = 0; table < 50; table += 1) noteSeen(`table-${table}`, 1);
  expect(seenAt("two")).toBeUndefined();
});

function begun() {
  const past = pastMatches(now, missed, turns);
  return drawn(presentMissed(past, now, "calm", 0), 0);
}
