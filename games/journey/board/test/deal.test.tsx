// @vitest-environment happy-dom
/** A daily deal on the board: solved by taps and keys, with nothing on it that only a match needs. */

import { openBoard } from "@stolik/furniture/testing";
import { daily } from "@stolik/journey/daily";
import { journey } from "@stolik/journey/rules";
import type { Event, Move } from "@stolik/journey/rules";
import { beginSolving, dealOf, solve, SOLVER } from "@stolik/kernel";
import type { Player, Solving } from "@stolik/kernel";
import { beforeAll, expect, it } from "vitest";
import type { Deal, DealState } from "../../daily/position.ts";
import { module } from "../index.tsx";
import { library } from "./table.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const deal = dealOf(daily, "journey", "2026-11-17") as Deal;
const you: readonly Player[] = [
  { type: "person", name: "You", isOnline: true },
];
let texts: Awaited<ReturnType<typeof library>>;

beforeAll(async () => {
  texts = await library();
});

it("one seat has the map, the dice and how far it is: no track, no table, no hand", () => {
  const page = open().page;
  expect(page.all("[data-die]")).toHaveLength(7);
  expect(page.root.textContent).toContain("Dice left: 7");
  expect(page.root.textContent).toContain("Cards: 0");
  const labels = page
    .all("[aria-label]")
    .map((part) => part.getAttribute("aria-label"));
  for (const label of ["At the table", "Your cards", "The track of history"])
    expect(labels).not.toContain(label);
  expect(page.root.textContent).not.toMatch(/deck|Used cards/);
  page.close();
});

it("says what to do: a die, then a space; nobody is offered to stay", () => {
  const { page } = open();
  expect(prompt(page)).toBe("Choose a die: it moves your pawn once.");
  page.tap('[data-die="6"]');
  expect(prompt(page)).toBe("Up to 6: choose a space on the map.");
  expect(page.all("[data-prompt] button")).toEqual([]);
  page.close();
});

it("is solved by dice that are tapped and fields that are entered", () => {
  const { page, solving } = open();
  for (const [index, move] of deal.solution.entries()) {
    if (move.type === "take") page.tap(`[data-die="${move.die}"]`);
    if (move.type === "go") page.press(`[data-field="${move.to}"]`, "Enter");
    expect(solving().moves).toHaveLength(index + (index % 2));
  }
  expect(solving().moves).toEqual(deal.solution);
  expect(page.root.textContent).toContain("Your dice reach no more markers.");
  expect(page.root.textContent).toContain("Markers: 6");
  expect(page.root.textContent).toContain("Cards: 14");
  page.close();
});

it("keeps the dice in their places, those that are gone too", () => {
  const { page } = open(deal.solution.slice(0, 4));
  const gone = page
    .all("[data-gone]")
    .map((die) => die.getAttribute("data-gone"));
  expect(gone).toHaveLength(7);
  expect(gone.filter((one) => one === "true")).toHaveLength(2);
  page.close();
});

it("[J27] does not warn of an end that comes to matches alone", () => {
  const { roll } = deal.start;
  const [pawn = 0] = deal.start.pawns;
  const stays = roll.slice(0, 4).flatMap((die): Move[] => [
    { type: "take", die },
    { type: "go", to: pawn },
  ]);
  const { page } = open(stays);
  expect(page.all("[data-nearing]")).toEqual([]);
  page.close();
});

it("tells of a solution that is only looked at what was just done", () => {
  const begun = open([], false);
  expect(prompt(begun.page)).toBe("The journey begins in Gniezno.");
  begun.page.close();
  const { page } = open(deal.solution.slice(0, 2), false);
  expect(prompt(page)).toContain("you collect the marker and draw cards (3).");
  page.close();
});

/** The deal after some moves; the board plays on, unless it is only looked at. */
function open(moves: readonly Move[] = [], canMove = true) {
  let at = moves.reduce(played, beginSolving(deal));
  const match = {
    game: {
      ...journey,
      view: daily.view,
      toMove: (state: DealState) =>
        canMove && !daily.isOver(state) ? [SOLVER] : [],
    },
    get position() {
      return { seq: at.moves.length, state: at.state as DealState };
    },
    get heard() {
      return at.told.map((events, index) => ({
        seq: index + 1,
        events: events as readonly Event[],
      }));
    },
  };
  const page = openBoard(module.Board, match, texts, {
    players: you,
    seat: SOLVER,
    language: "en",
    play(move) {
      at = played(at, move);
      page.again();
    },
  });
  return { page, solving: () => at };
}

function played(at: Solving, move: Move): Solving {
  const next = solve(daily, at, move);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

function prompt(page: ReturnType<typeof open>["page"]): string {
  return page.find("[data-prompt] p").textContent;
}
