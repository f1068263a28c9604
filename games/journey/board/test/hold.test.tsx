// @vitest-environment happy-dom
/** One's own result stays on the board, and what comes after it is held back (ADR 28). */

import { closeResult, heldBoard, RESULT } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { fieldOf } from "../../content/map.ts";
import { Board } from "../board.tsx";
import { library, players, TableMatch } from "./table.tsx";

const { open, held } = heldBoard(Board, library, players);

it("[J20] a card and where it led, until it is closed", async () => {
  const match = new TableMatch({ hand: ["eagle"] });
  const page = await open(match);
  match.play({ type: "take", die: match.state.dice[0] ?? 1 });
  match.play({ type: "advance", card: "eagle" });
  page.update();
  // The turn may go on.
  expect(held()).toBeUndefined();
  match.play({ type: "end" });
  page.update();
  expect(held()).toBe("turn");
  expect(page.find(RESULT).textContent).toContain("+3");
  closeResult(page);
  expect(held()).toBeUndefined();
  expect(page.all(RESULT)).toEqual([]);
});

it("a walk that brought nothing is not held, nor another's turn", async () => {
  const match = new TableMatch({ pawn: "warszawa" });
  const page = await open(match);
  match.pass();
  page.update();
  expect(held()).toBeUndefined();
  match.pass();
  page.update();
  expect(held()).toBeUndefined();
  expect(match.state.pawns[0]).toBe(fieldOf("warszawa"));
});
