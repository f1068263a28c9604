// @vitest-environment happy-dom
/** One's own result stays on the board, and what comes after it is held back (ADR 28). */

import { closeResult, heldBoard, RESULT } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { Board } from "../board.tsx";
import { library, players, TableMatch } from "./page.tsx";
import { torba } from "./torba.ts";

const { open, held } = heldBoard(Board, library, players.slice(0, 2));

const ANSWER = '[aria-label="What the dictionary says"]';

it("[L19] a word and its points, until it is closed", async () => {
  const match = new TableMatch();
  const page = await open(match);
  expect(held()).toBeUndefined();
  match.play(torba);
  page.update();
  expect(held()).toBe("turn");
  expect(page.find(RESULT).textContent).toContain("TORBA");
  expect(page.find(RESULT).textContent).toContain("May still ask");
  closeResult(page);
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

it("[L17] what the dictionary says of one's word, until it is closed", async () => {
  const match = new TableMatch();
  const page = await open(match);
  match.play(torba);
  match.play({ type: "challenge" }, 1);
  page.update();
  expect(held()).toBe("turn");
  expect(page.all(RESULT)).toEqual([]);
  closeResult(page);
  expect(held()).toBeUndefined();
  expect(page.all(ANSWER)).toEqual([]);
});

it("another's turn is not held", async () => {
  const match = new TableMatch();
  const page = await open(match);
  match.play({ type: "pass" });
  match.play({ type: "exchange", letters: ["K"] });
  page.update();
  expect(held()).toBeUndefined();
});

it("what happened before the board was opened is not held", async () => {
  const match = new TableMatch();
  match.play(torba);
  const page = await open(match);
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});
