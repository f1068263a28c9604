// @vitest-environment happy-dom
/** One's own result stays on the board, and what comes after it is held back (ADR 28). */

import { holding, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { grzybowski } from "../../rules/index.ts";
import type { Move } from "../../rules/index.ts";
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

it("[G9] the card of a turn and its points, until it is closed", async () => {
  const match = new Match();
  await open(match);
  turn(match);
  expect(held()).toBe("turn");
  expect(page.find(RESULT).textContent).toContain("Points: 0 → 0");
  expect(page.all(`${RESULT} > p`)).toHaveLength(2);
  close();
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

it("the other's turn is not held", async () => {
  const match = new Match();
  await open(match);
  turn(match);
  turn(match);
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

/** Takes the first card, lays it where it may go, and ends the turn. */
function turn(match: Match): void {
  for (const type of ["take", "lay", "end"]) {
    const { state } = match;
    const moves = [...grzybowski.moves(state, state.turn)];
    const move = moves.find((one) => one.type === type);
    if (!move) throw new Error(`Nothing to ${type}.`);
    match.play(move);
    page.update();
  }
}
