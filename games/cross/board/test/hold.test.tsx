// @vitest-environment happy-dom
/** What is read on the board holds back what comes after it. */

import { Pacing } from "@stolik/furniture";
import type { Hold, PacedBoard } from "@stolik/furniture";
import { openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import type { BoardProps } from "@stolik/kernel";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Event, Move, View } from "../../rules/position.ts";
import { Board } from "../board.tsx";
import { library, Match, players } from "./table.tsx";

let page: BoardPage<Move>;
let held: Hold | undefined;
const paced: PacedBoard = {
  told: () => undefined,
  hold: (until) => {
    held = until;
  },
};

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

it("[C14] a check, until the cards are turned back", async () => {
  const match = new Match();
  await open(match);
  expect(held).toBeUndefined();
  match.check(true);
  page.update();
  expect(held).toBe("closed");
  page.tap("[data-close]");
  expect(held).toBeUndefined();
});

it("[C16] a judging, until one goes on", async () => {
  const match = new Match();
  await open(match);
  match.toTheStop();
  match.estimate(0, 1, 2);
  page.update();
  page.tap("[data-skip]");
  expect(held).toBe("closed");
  page.tap("[data-close]");
  expect(held).toBeUndefined();
});

async function open(match: Match): Promise<void> {
  held = undefined;
  page = openBoard(PacedCross, match, await library(), {
    players,
    seat: 0,
    language: "en",
  });
}

function PacedCross(props: BoardProps<View, Move, Event>) {
  return (
    <Pacing value={paced}>
      <Board {...props} />
    </Pacing>
  );
}
