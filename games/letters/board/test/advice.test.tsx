// @vitest-environment happy-dom
/** What is said where it matters: one thing a turn to somebody new, why the first is first, what an empty pool means. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { open, TableMatch } from "./page.tsx";
import type { Page } from "./page.tsx";
import { field, T } from "./torba.ts";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

const opening = [
  [
    { seat: 0, letter: "B" },
    { seat: 1, letter: "K" },
  ],
];

/** Everybody has passed once in each of these rounds. */
function after(rounds: number, state = {}): TableMatch {
  const match = new TableMatch({ state: { opening, ...state } });
  const passes = Array.from({ length: 2 * rounds }, (_, turn) => ({
    type: "pass" as const,
    seat: turn % 2,
  }));
  match.position = {
    seq: 0,
    state: { ...match.state, sheet: passes },
  };
  return match;
}

const advice = () => page.root.querySelector("[data-advice]")?.textContent;

describe("to somebody new", () => {
  it.each([
    [0, {}, "letters that are anywhere, in any order"],
    [0, { reading: "snake" }, "from tile to touching tile"],
    [1, {}, "Cover the last free side of a bonus space"],
    [2, { checking: "referee" }, "costs nothing"],
    [2, { checking: "challenge" }, "you take your tiles back"],
    [3, {}, "Tiles left over cost nothing"],
    [4, {}, "The game ends when the board is full"],
  ])(
    "[L8, L13, L17, L18, L21, L22] after %i turns %j: %s",
    async (rounds, state, said) => {
      page = await open(after(rounds, state), { areHintsShown: true });
      expect(advice()).toContain(said);
      page.tap(field(T));
      expect(advice()).toBeUndefined();
    },
  );

  it("whoever knows the game is told nothing, and may ask for it", async () => {
    page = await open(after(1));
    expect(advice()).toBeUndefined();
    expect(page.button("Hints").getAttribute("aria-pressed")).toBe("false");
  });
});

it("[L6] on the first turn it is said why that player goes first", async () => {
  page = await open(after(0));
  expect(advice()).toBe(
    "Ola goes first: B was the letter nearest the start of the alphabet.",
  );
});

it("[L22] an empty pool does not end the game", async () => {
  page = await open(new TableMatch());
  expect(page.root.textContent).not.toContain("The game goes on");
  page.close();
  page = await open(new TableMatch({ pool: "" }));
  expect(page.root.textContent).toContain("The game goes on until");
});

it("a row has a short name of its own", async () => {
  page = await open(new TableMatch());
  const names = page
    .all('[role="row"]')
    .map((row) => row.getAttribute("aria-label"));
  expect(names.slice(0, 2)).toEqual(["row 1", "row 2"]);
});
