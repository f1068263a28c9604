/** A review on its way: results as they come, stopped by whoever leaves; and what of it is told. */

import type { Assessment, GameRecord, JudgedTurn } from "@stolik/kernel";
import { expect, it, vi } from "vitest";
import { decisionsIn, seatsInOrder, weightiest } from "../replay/decisions.ts";
import { reviewQuery } from "../replay/address.ts";
import { openReview } from "../session/review.ts";
import type { FromReview, ReviewPort } from "../session/review.ts";

const record = { game: "nsoe" } as GameRecord;

function worker() {
  const port: ReviewPort = {
    onmessage: null,
    onerror: null,
    postMessage: vi.fn<ReviewPort["postMessage"]>(),
    terminate: vi.fn<ReviewPort["terminate"]>(),
  };
  const say = (data: FromReview) => port.onmessage?.({ data });
  return { port, say };
}

function assessment(part: Partial<Assessment<unknown>>): Assessment<unknown> {
  const reason = { code: "why" };
  const nothing = { aspect: "lay", best: 0, played: 0, spread: 0, reason };
  return { ...nothing, advised: [], ...part };
}

function turn(
  from: number,
  ...parts: readonly Partial<Assessment<unknown>>[]
): JudgedTurn {
  const assessments = parts.map(assessment);
  return { seat: from % 2, from, to: from + 1, moves: [], assessments };
}

it("gives results as they come, and those that say something", () => {
  const { port, say } = worker();
  const review = openReview(record, () => port);
  expect(review.getSnapshot().stage).toBe("idle");
  review.start();
  review.start();
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(record);
  say({ type: "turn", turn: turn(0) });
  say({ type: "turn", turn: turn(1, { best: 2 }) });
  expect(review.getSnapshot()).toMatchObject({
    stage: "running",
    at: 2,
    turns: [{ from: 1 }],
  });
  say({ type: "done" });
  expect(review.getSnapshot()).toMatchObject({ stage: "done", at: 2 });
  expect(port.terminate).toHaveBeenCalledTimes(1);
});

it("is stopped by whoever leaves, and begins anew after it broke off", () => {
  const workers = [worker(), worker()];
  const [first, second] = workers;
  const left = [...workers];
  const review = openReview(record, () => {
    const next = left.shift();
    if (!next) throw new Error("One worker too many.");
    return next.port;
  });
  review.start();
  first?.say({ type: "turn", turn: turn(1, { best: 2 }) });
  first?.port.onerror?.({});
  expect(review.getSnapshot().stage).toBe("failed");
  review.start();
  expect(review.getSnapshot()).toMatchObject({ stage: "running", turns: [] });
  review.close();
  expect(second?.port.terminate).toHaveBeenCalledTimes(1);
});

it("tells what was lost, facts and hindsight, and nothing within the noise", () => {
  const told = decisionsIn([
    turn(0, { best: 3, spread: 2 }, { best: 1, played: 1 }),
    turn(1, { best: 5, spread: 2 }, { isFact: true }),
    turn(2, { best: 4, isHindsight: true }),
  ]);
  expect(told.map(({ name, loss }) => [name, loss])).toEqual([
    ["1-0", 5],
    ["1-1", 0],
    ["2-0", 0],
  ]);
});

it("the three that mattered most are the heaviest of one aspect", () => {
  const heavy = [3, 9, 1, 7].map((best, index) => turn(index, { best }));
  const losses = weightiest(decisionsIn(heavy)).map(({ loss }) => loss);
  expect(losses).toEqual([9, 7, 3]);
});

it("of several aspects each gives its heaviest in turn", () => {
  const mixed = [
    turn(0, { best: 9 }),
    turn(1, { best: 8 }),
    turn(2, { best: 7 }),
    turn(3, { aspect: "doubt", best: 1 }),
  ];
  const top = weightiest(decisionsIn(mixed));
  expect(top.map(({ from }) => from)).toEqual([0, 3, 1]);
});

it("what only the end has shown comes after what was lost", () => {
  const some = [
    turn(0, { best: 9, isHindsight: true }),
    turn(1, { best: 1 }),
    turn(2, { isFact: true }),
  ];
  const top = weightiest(decisionsIn(some));
  expect(top.map(({ from }) => from)).toEqual([1, 0]);
});

it("begins with one's own seat", () => {
  expect(seatsInOrder(3, 1)).toEqual([1, 0, 2]);
  expect(seatsInOrder(3, undefined)).toEqual([0, 1, 2]);
});

it("has an address of its own beside the position", () => {
  const query = new URLSearchParams("?at=3&eyes=1");
  expect(reviewQuery(query, true)).toBe("?at=3&eyes=1&review");
  const open = new URLSearchParams("?review&at=3");
  expect(reviewQuery(open, false)).toBe("?at=3");
});

it("a decision is seen before the turn, or where its first move is made", () => {
  const turns = [turn(4, { isFact: true })];
  expect(decisionsIn(turns)).toMatchObject([{ from: 4, at: 4 }]);
  expect(decisionsIn(turns, () => true)).toMatchObject([{ from: 4, at: 5 }]);
});
