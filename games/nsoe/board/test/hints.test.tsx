// @vitest-environment happy-dom
/** Help for beginners: from what lies open on the board alone, whatever the hidden cards are. */

import { HintsPlace } from "@stolik/furniture";
import { openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { fastRandom, pick } from "@stolik/kernel";
import type { BoardProps } from "@stolik/kernel";
import fc from "fast-check";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { contradictions, nsoe, pointIn } from "../../rules/index.ts";
import type { Event, Move, State, View } from "../../rules/index.ts";
import { roomIn } from "../../rules/room.ts";
import { Board } from "../board.tsx";
import { isAny, narrowLines } from "../narrow-lines.ts";
import { looksStuck } from "../stuck.ts";
import { library, players, TableMatch } from "./table.tsx";

let page: BoardPage<Move> | undefined;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  page?.close();
  page = undefined;
});

describe("narrow lines", () => {
  it("[N10] between two cards only their degrees and those between them fit", () => {
    const view = board({ roma: [5, 7, 41, 12], napoli: [6, 9, 40, 13] });
    expect(roomIn(view, "longitude", 8)).toEqual({ low: 12, high: 13 });
    expect([...narrowLines(view).columns.keys()]).toEqual([8]);
    expect(narrowLines(view).rows.size).toBe(0);
  });

  it("[N11] in a card's own line there is room for two degrees on either side", () => {
    const view = board({ roma: [5, 7, 41, 12] });
    expect(roomIn(view, "latitude", 5)).toEqual({ low: 39, high: 43 });
    expect(roomIn(view, "latitude", 4)).toEqual({ low: 41, high: Infinity });
  });

  it("[N10] no line is ever without any room", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(30), (seed, turns) => {
        const { state } = playedOn(seed, turns);
        for (let row = 0; row < state.rows; row += 1) {
          const { low, high } = roomIn(state, "latitude", row);
          expect(low).toBeLessThanOrEqual(high);
        }
      }),
      { numRuns: 30 },
    );
  });
});

it("[N16] the same view, other hidden coordinates: the same hints", () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.nat(30),
      fc.integer(),
      (seed, turns, other) => {
        const match = playedOn(seed, turns);
        const view = nsoe.view(match.state, 0);
        const elsewhere = nsoe.determinize(view, 0, fastRandom(other));
        expect(nsoe.view(elsewhere, 0)).toEqual(view);
        // Given whole states, which know every coordinate, they still look at the board alone.
        expect(narrowLines(elsewhere)).toEqual(narrowLines(match.state));
        expect(narrowLines(view)).toEqual(narrowLines(match.state));
      },
    ),
    { numRuns: 30 },
  );
});

describe("a hand that looks stuck", () => {
  it("[N8] is told that swapping is a turn too, after two cards laid wrong", async () => {
    const match = new TableMatch();
    await open(match);
    expect(prompt()).not.toContain("Swapping");
    for (const isLast of [false, true]) {
      wrongTurn(match);
      match.play({ type: "swap", city: match.state.hands[1]![0]!, pile: 0 });
      page?.update();
      expect(prompt().includes("Swapping a card is a turn too")).toBe(isLast);
    }
  });

  it("no longer, once something else was done", () => {
    const match = new TableMatch();
    for (const _ of [1, 2]) {
      wrongTurn(match);
      match.play({ type: "swap", city: match.state.hands[1]![0]!, pile: 0 });
    }
    expect(looksStuck(match.heard, 0)).toBe(true);
    expect(looksStuck(match.heard, 1)).toBe(false);
    match.play({ type: "swap", city: match.state.hands[0]![0]!, pile: 0 });
    expect(looksStuck(match.heard, 0)).toBe(false);
  });
});

it("the shading is said by the spaces' names, and goes with one tap", async () => {
  const match = narrowMatch();
  await open(match);
  const shaded = () => page?.all("[data-shaded]").length;
  const named = () =>
    page
      ?.all("[data-cell]")
      .filter((cell) => /only .* fits/.test(cell.getAttribute("aria-label")!))
      .length;
  expect(shaded()).toBe(1);
  expect(named()).toBeGreaterThan(0);
  page?.tap("[data-hints]");
  expect(shaded()).toBe(0);
  expect(named()).toBe(0);
});

/** A board where each card lies at a row and a column, with its degrees north and east. */
function board(
  cards: Readonly<
    Partial<
      Record<"roma" | "napoli", readonly [number, number, number, number]>
    >
  >,
) {
  const entries = Object.entries(cards) as [
    "roma" | "napoli",
    readonly [number, number, number, number],
  ][];
  return {
    rows: 11,
    columns: 15,
    laid: entries.map(([city, [row, column]]) => ({ city, row, column })),
    backs: Object.fromEntries(
      entries.map(([city, [, , latitude, longitude]]) => [
        city,
        { latitude, longitude },
      ]),
    ) as View["backs"],
  };
}

/** A match after that number of moves by chance. */
function playedOn(seed: number, moves: number): { readonly state: State } {
  const random = fastRandom(seed);
  const match = new TableMatch();
  for (let move = 0; move < moves && !match.state.ending; move += 1) {
    const moves = [...nsoe.moves(match.state, match.state.turn)];
    const right = moves.filter((one) => isRight(match.state, one));
    match.play(pick(right.length > 0 ? right : moves, random));
  }
  return match;
}

function isRight({ laid, backs, atlas }: State, move: Move): boolean {
  if (move.type !== "lay") return false;
  const back = pointIn(atlas, move.city);
  return contradictions(laid, backs, move, back).length === 0;
}

function wrongTurn(match: TableMatch): void {
  match.lay(false);
  while (match.state.turn === 0 && match.state.draws > 0)
    match.play({ type: "draw", pile: 0 });
}

/** Cards laid right until a line is narrow. */
function narrowMatch(): TableMatch {
  const match = new TableMatch("tight");
  for (;;) {
    if (isAny(narrowLines(match.state))) return match;
    match.lay(true);
  }
}

function prompt(): string {
  return page?.find("[data-prompt]").textContent ?? "";
}

async function open(match: TableMatch): Promise<void> {
  page = openBoard(Helped, match, await library(), {
    players,
    seat: 0,
    language: "en",
  });
}

function Helped(props: BoardProps<View, Move, Event>) {
  const [areShown, show] = useState(true);
  return (
    <HintsPlace value={{ areShown, show }}>
      <Board {...props} />
    </HintsPlace>
  );
}
