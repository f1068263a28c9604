// @vitest-environment happy-dom
/** One's own result stays on the board, and what comes after it is held back (ADR 28). */

import { closeResult, heldBoard, RESULT } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { grzybowski } from "../../rules/index.ts";
import { Board } from "../board.tsx";
import { library, players, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

const { open, held } = heldBoard(Board, library, players);

it("[G9] the card of a turn and its points, until it is closed", async () => {
  const match = new TableMatch();
  const page = await open(match);
  turn(match, page);
  expect(held()).toBe("turn");
  expect(page.find(RESULT).textContent).toContain("Points: 0 → 0");
  expect(page.all(`${RESULT} > p`)).toHaveLength(2);
  closeResult(page);
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

it("the other's turn is not held", async () => {
  const match = new TableMatch();
  const page = await open(match);
  turn(match, page);
  turn(match, page);
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

/** Takes the first card, lays it where it may go, and ends the turn. */
function turn(match: TableMatch, page: Page): void {
  for (const type of ["take", "lay", "end"]) {
    const { state } = match;
    const moves = [...grzybowski.moves(state, state.turn)];
    const move = moves.find((one) => one.type === type);
    if (!move) throw new Error(`Nothing to ${type}.`);
    match.play(move);
    page.update();
  }
}
