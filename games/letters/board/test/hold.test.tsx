// @vitest-environment happy-dom
/** One's own result stays on the board, and what comes after it is held back (ADR 28). */

import { holding, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Move } from "../../rules/position.ts";
import { Board } from "../board.tsx";
import { library, Match, players } from "./page.tsx";
import { torba } from "./torba.ts";

const RESULT = "[data-own-result]";
const { Board: Paced, held } = holding(Board);
let page: BoardPage<Move>;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

async function open(match: Match): Promise<void> {
  page = openBoard(Paced, match, await library(), {
    players: players.slice(0, 2),
    seat: 0,
    language: "en",
  });
}

function close(): void {
  page.tap('button[aria-label="Close and go on"]');
}

const ANSWER = '[aria-label="What the dictionary says"]';

it("[L19] a word and its points, until it is closed", async () => {
  const match = new Match();
  await open(match);
  expect(held()).toBeUndefined();
  match.play(torba);
  page.update();
  expect(held()).toBe("turn");
  expect(page.find(RESULT).textContent).toContain("TORBA");
  expect(page.find(RESULT).textContent).toContain("May still ask");
  close();
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

it("[L17] what the dictionary says of one's word, until it is closed", async () => {
  const match = new Match();
  await open(match);
  match.play(torba);
  match.play({ type: "challenge" }, 1);
  page.update();
  expect(held()).toBe("turn");
  expect(page.all(RESULT)).toEqual([]);
  close();
  expect(held()).toBeUndefined();
  expect(page.all(ANSWER)).toEqual([]);
});

it("another's turn is not held", async () => {
  const match = new Match();
  await open(match);
  match.play({ type: "pass" });
  match.play({ type: "exchange", letters: ["K"] });
  page.update();
  expect(held()).toBeUndefined();
});

it("what happened before the board was opened is not held", async () => {
  const match = new Match();
  match.play(torba);
  await open(match);
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});
