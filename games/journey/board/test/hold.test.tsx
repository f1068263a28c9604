// @vitest-environment happy-dom
/** One's own result stays on the board, and what comes after it is held back (ADR 28). */

import { holding, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { fieldOf } from "../../content/map.ts";
import type { Move } from "../../rules/position.ts";
import { Board } from "../board.tsx";
import { library, Match, players } from "./table.tsx";

const RESULT = "[data-own-result]";
const { Board: Paced, held } = holding(Board);
let page: BoardPage<Move>;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

async function open(match: Match): Promise<void> {
  page = openBoard(Paced, match, await library(), {
    players,
    seat: 0,
    language: "en",
  });
}

function close(): void {
  page.tap('button[aria-label="Close and go on"]');
}

it("[J20] a card and where it led, until it is closed", async () => {
  const match = new Match({ hand: ["eagle"] });
  await open(match);
  match.play({ type: "take", die: match.state.dice[0] ?? 1 });
  match.play({ type: "advance", card: "eagle" });
  page.update();
  // The turn may go on.
  expect(held()).toBeUndefined();
  match.play({ type: "end" });
  page.update();
  expect(held()).toBe("turn");
  expect(page.find(RESULT).textContent).toContain("+3");
  close();
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

it("a walk that brought nothing is not held, nor another's turn", async () => {
  const match = new Match({ pawn: "warszawa" });
  await open(match);
  match.pass();
  page.update();
  expect(held()).toBeUndefined();
  match.pass();
  page.update();
  expect(held()).toBeUndefined();
  expect(match.state.pawns[0]).toBe(fieldOf("warszawa"));
});
