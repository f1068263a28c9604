// @vitest-environment happy-dom
/** A daily deal on the board: three tries and what they came to, no others and no pool, and a way to stop. */

import { openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { beginSolving, solve, SOLVER } from "@stolik/kernel";
import type { HeardEvents, Player, Solving } from "@stolik/kernel";
import type { i18n } from "i18next";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { daily as dailyOf } from "../../daily/index.ts";
import type { Deal, DealState } from "../../daily/position.ts";
import type { Event, Move, State } from "../../rules/index.ts";
import { few, game, table } from "../../test/table.ts";
import { module } from "../index.tsx";
import { library } from "./page.tsx";
import { above, below, field, torba } from "./torba.ts";

const daily = dailyOf(few);
const players: readonly Player[] = [
  { type: "person", name: "You", isOnline: true },
];
/** TOR lies; TORBA brings 9. */
const start: DealState = {
  ...table({
    square: [".......", ".*.*.*.", ".......", ".*TOR*."],
    racks: ["BADEZI"],
    pool: "",
    state: { checking: "referee" },
  }),
  task: { tries: 3, goal: 9, record: { word: "DACH", total: 12 } },
  tried: [],
};
const deal: Deal = { start, best: 100, solution: [torba, { type: "pass" }] };

let at: Solving;
/** The deal as it stands, for the board to draw. */
const solved = {
  game: {
    ...game,
    view: (state: State) => daily.view(state as DealState),
  },
  get position() {
    return { seq: at.moves.length, state: at.state as State };
  },
  get heard() {
    return at.told.map((events, index) => ({
      seq: index + 1,
      events,
    })) as HeardEvents<Event>[];
  },
};
let words: i18n;
let page: BoardPage<Move>;

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  words = await library();
});
beforeEach(() => {
  at = beginSolving(deal);
  page = openBoard(module.Board, solved, words, {
    players,
    seat: SOLVER,
    language: "en",
    play: playMove,
  });
});
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

it("says which try it is and what it is measured by, and has no one to play with", () => {
  expect(prompt()).toBe(
    "Try 1 of 3: read the Polish word that brings the most.",
  );
  expect(tries()).toEqual([undefined, undefined, undefined]);
  expect(page.root.textContent).toContain("the best everyday word: 9 pts");
  expect(buttons()).toContain("Give up");
  for (const name of ["Exchange tiles", "Pass"])
    expect(buttons()).not.toContain(name);
  for (const label of ["Points and racks", "Log", "Score sheet"])
    expect(page.all(`[aria-label="${label}"]`)).toEqual([]);
});

it("shows what a word would come to, and what it came to; then its tiles are back", () => {
  page.type("input", "RAZ");
  expect(page.find("[data-share]").textContent).toBe("33%");
  page.tap("[data-play]");
  expect(tries()).toEqual(["RAZ", undefined, undefined]);
  expect(page.find("[data-try]").textContent).toBe("RAZ33%3 pts");
  expect(page.all('[data-slot][data-tried="false"]')).toHaveLength(6);
  expect(prompt()).toMatch(/^Try 2 of 3/);
  expect(said()).toContain("You read RAZ: 3 pts. 33% Tries left: 2.");
});

it("[L18] a word that is not in the dictionary is no try", () => {
  page.type("input", "DAR");
  page.tap("[data-play]");
  expect(tries()).toEqual([undefined, undefined, undefined]);
});

it("goes on after the best word, and ends there for whoever stops: it lies on the board, and the best of all is told", () => {
  playWord("RAZ");
  playMove(torba);
  expect(prompt()).toMatch(/Try 3 of 3: a rarer word may bring even more/);
  expect(page.all("[data-record]")).toEqual([]);
  playMove({ type: "pass" });
  expect(prompt()).toBe("This deal is over.");
  expect(tries()).toEqual(["RAZ", "TORBA", undefined]);
  expect(page.all("[data-best]")).toHaveLength(5);
  expect(page.find(field(above)).getAttribute("aria-label")).toContain("B, ");
  expect(page.find(field(below)).getAttribute("aria-label")).toContain("A, ");
  expect(page.find("[data-record]").textContent).toBe(
    "The best word in the whole dictionary: DACH, 12 pts, 133%.",
  );
});

it("asks before it stops, with what would count, and tells no more than that", () => {
  playWord("RAZ");
  expect(buttons()).toContain("Stop here");
  page.tap('[data-action="pass"]');
  expect(page.root.textContent).toContain("Stop with RAZ, 33%?");
  page.tap('[data-action="sure"]');
  expect(prompt()).toBe("This deal is over.");
  expect(page.all("[data-record]")).toEqual([]);
});

it("can be given up without a word", () => {
  page.tap('[data-action="pass"]');
  expect(page.root.textContent).toContain("Stop without a word?");
  page.tap('[data-action="sure"]');
  expect(daily.score(at.state as DealState)).toBe(0);
});

/** What is refused changes nothing. */
function playMove(move: Move): void {
  const next = solve(daily, at, move);
  if (next.ok) at = next.value;
  page.update();
}

function playWord(word: string): void {
  page.type("input", word);
  page.tap("[data-play]");
}

function prompt(): string | null {
  return page.find("[data-prompt]").textContent;
}

function tries(): (string | undefined)[] {
  return page
    .all('[aria-label="Your tries"] li')
    .map((one) => one.getAttribute("data-try") ?? undefined);
}

function buttons(): (string | null)[] {
  return page.all("button").map(({ textContent }) => textContent);
}

function said(): string {
  return page
    .all("[aria-live], [role=status]")
    .map(({ textContent }) => textContent)
    .join(" ");
}
