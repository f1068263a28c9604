/** The eight chances: when they may be used, and what they do. */

import { describe, expect, it } from "vitest";
import { grzybowski } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import {
  after,
  at,
  attempt,
  conserved,
  grid,
  gridAt,
  table,
  whole,
} from "./table.ts";
import type { Drawn } from "./table.ts";

const take = (slot: number): Move => ({ type: "take", slot });
const end: Move = { type: "end" };

/** The chance lies in the corner, with cards beside and below it. */
function holding(chance: Drawn, state: Partial<State> = {}): State {
  const mine = grid([
    [chance, "singer", "~boycott"],
    ["peretz", ".", "."],
  ]);
  return table({ mine, state });
}

const here = at(1, 1);
const upAt = (state: State, cell: number) =>
  state.grids[0]!.cards.find((laid) => laid.cell === cell);
const refused = (code: string, rule: string) => ({
  ok: false,
  refusal: { code, rule },
});

describe("using a chance", () => {
  it("[G9] one a turn", () => {
    const mine = grid([["~gmina-starozakonnych", "~marconi-family", "singer"]]);
    const used = after(table({ mine }), {
      type: "flip",
      chance: at(1, 2),
      cell: at(1, 3),
    });
    const again = {
      type: "swap",
      chance: here,
      one: here,
      other: at(1, 2),
    };
    expect(attempt(used.state, again)).toMatchObject(
      refused("one-chance-a-turn", "G9"),
    );
  });

  it("[G9, G20] not in the turn in which it is laid, but in a later one", () => {
    const state = table({
      mine: grid([["singer", "peretz"]]),
      theirs: grid([["iron-gate"]]),
      market: ["marconi-family"],
    });
    const flip: Move = { type: "flip", chance: at(1, 3), cell: here };
    const laid = after(state, take(0), {
      type: "lay",
      cell: at(1, 3),
      up: "back",
    });
    expect(attempt(laid.state, flip)).toMatchObject(
      refused("chance-too-new", "G20"),
    );
    const later = after(
      laid.state,
      end,
      take(2),
      { type: "lay", cell: at(1, 2), up: "front" },
      end,
      flip,
    );
    expect(upAt(later.state, here)!.up).toBe("back");
  });

  it("[G20] first the effect, then the chance card is turned front up", () => {
    const { state, events } = after(holding("~marconi-family"), {
      type: "flip",
      chance: here,
      cell: at(1, 2),
    });
    expect(upAt(state, here)).toMatchObject({ up: "front" });
    expect(state.isChanceUsed).toBe(true);
    expect(events).toEqual([
      {
        type: "flipped",
        seat: 0,
        cell: at(1, 2),
        up: "back",
        card: whole("singer"),
      },
      {
        type: "used",
        seat: 0,
        chance: "flip",
        cell: here,
        card: whole("marconi-family"),
      },
    ]);
  });

  it("[G20] wherever it now lies: a chance may swap or move itself", () => {
    const swapped = after(holding("~gmina-starozakonnych"), {
      type: "swap",
      chance: here,
      one: here,
      other: at(2, 1),
    });
    expect(upAt(swapped.state, at(2, 1))).toMatchObject({
      card: { front: "gmina-starozakonnych" },
      up: "front",
    });
    const moved = after(holding("~market-moves"), {
      type: "move",
      chance: here,
      from: here,
      to: at(2, 2),
    });
    expect(upAt(moved.state, at(2, 2))).toMatchObject({ up: "front" });
  });

  it("[G20] the chance must lie there, unused, and be of that kind", () => {
    const flip = { type: "flip", chance: here, cell: at(1, 2) };
    for (const chance of ["marconi-family", "~iron-gate", "~singer"] as const)
      expect(attempt(holding(chance), flip)).toMatchObject(
        refused("no-such-chance", "G20"),
      );
  });

  it.each<[Drawn, Move]>([
    ["~esther-kaminska", { type: "reshuffle", chance: here }],
    ["~rabbinical-school", { type: "draw", chance: here }],
  ])("[G21] %s only before taking", (chance, move) => {
    const { state } = after(holding(chance), take(2));
    expect(attempt(state, move)).toMatchObject(refused("wrong-moment", "G21"));
  });

  it.each<[Drawn, Move]>([
    [
      "~gmina-starozakonnych",
      { type: "swap", chance: here, one: at(1, 2), other: at(2, 1) },
    ],
    ["~marconi-family", { type: "flip", chance: here, cell: at(1, 2) }],
    [
      "~market-moves",
      { type: "move", chance: here, from: at(1, 3), to: at(2, 2) },
    ],
  ])("[G21] %s before, with and after the card in hand", (chance, move) => {
    const before = holding(chance);
    const hand = after(before, take(2)).state;
    const laid = after(hand, {
      type: "lay",
      cell: at(3, 1),
      up: "front",
    }).state;
    for (const state of [before, hand, laid])
      expect(after(state, move).state.isChanceUsed).toBe(true);
  });
});

describe("reshuffle", () => {
  it("[G21] the market goes back into the stack, and a new one is laid", () => {
    const before = holding("~esther-kaminska");
    const { state, events } = after(before, {
      type: "reshuffle",
      chance: here,
    });
    expect(state.market.map(({ card }) => card)).not.toEqual(
      before.market.map(({ card }) => card),
    );
    expect(state.market.map(({ up }) => up)).toEqual(
      before.market.map(({ up }) => up),
    );
    expect(state.stack).toHaveLength(before.stack.length);
    expect(conserved(state)).toEqual(conserved(before));
    expect(events[0]).toEqual({ type: "reshuffled", seat: 0 });
  });
});

describe("from the stack", () => {
  const draw: Move = { type: "draw", chance: here };

  it("[G21] the top card, either side up, and the market is not refilled", () => {
    const before = holding("~rabbinical-school");
    const top = before.stack.at(-1)!;
    const drawn = after(before, draw).state;
    expect(drawn.hand).toEqual({ card: top });
    for (const up of ["front", "back"] as const) {
      const laid = after(drawn, { type: "lay", cell: at(2, 2), up }).state;
      expect(upAt(laid, at(2, 2))).toMatchObject({ card: top, up });
      const ended = after(laid, end).state;
      expect(ended.market).toEqual(before.market);
      expect(ended.stack).toHaveLength(before.stack.length - 1);
    }
  });

  it("[G20] not from an empty stack", () => {
    const empty = holding("~rabbinical-school", { stack: [] });
    expect(attempt(empty, draw)).toMatchObject(refused("empty-stack", "G20"));
  });
});

describe("outside", () => {
  const row: readonly (readonly [Drawn, number, number])[] = [
    ["~iron-gate", 1, 1],
    ["singer", 1, 2],
    ["peretz", 1, 3],
    ["boycott", 1, 4],
    ["michal-landy", 1, 5],
  ];
  const { top: _, ...columnsFixed } = gridAt(row);
  const lay = (row: number, column: number): Move => ({
    type: "lay",
    cell: at(row, column),
    up: "front",
    chance: here,
  });

  it("[G21, G23] beside a card of the grid, where the frame is fixed", () => {
    const { state } = after(table({ mine: columnsFixed }), take(2));
    for (const move of [lay(1, 0), lay(1, 6)])
      expect(after(state, move).state.grids[0]).toMatchObject({
        outside: (move as { cell: number }).cell,
        left: 3,
      });
    // The rows float still, so above the row is not outside yet.
    expect(attempt(state, lay(0, 2))).toMatchObject(
      refused("not-outside", "G21"),
    );
    expect(attempt(state, lay(2, 0))).toMatchObject(
      refused("not-outside", "G21"),
    );
  });

  it("[G23] not while the frame floats", () => {
    const { state } = after(holding("~iron-gate"), take(2));
    expect(attempt(state, lay(1, 0))).toMatchObject(
      refused("not-outside", "G21"),
    );
  });

  it("[G23] one card at most, and 25 in all, so a place stays empty", () => {
    const taken = gridAt([...row, ["vienna-railway", 1, 6]], at(1, 6));
    const { state } = after(table({ mine: taken }), take(2));
    expect(attempt(state, lay(1, 0))).toMatchObject(
      refused("not-outside", "G21"),
    );
  });

  it("[G23] the card outside stays; a swap may put another in its place", () => {
    const outside = at(1, 6);
    const drawn = [
      ["~gmina-starozakonnych", 1, 1],
      ["~market-moves", 1, 2],
      ["peretz", 1, 3],
      ["boycott", 1, 4],
      ["michal-landy", 1, 5],
      ["singer", 1, 6],
    ] as const;
    const state = table({ mine: gridAt(drawn, outside) });
    const move = {
      type: "move",
      chance: at(1, 2),
      from: outside,
      to: at(2, 5),
    };
    expect(attempt(state, move)).toMatchObject(refused("stays-outside", "G23"));
    const swapped = after(state, {
      type: "swap",
      chance: here,
      one: at(1, 3),
      other: outside,
    }).state;
    expect(swapped.grids[0]).toMatchObject({ outside });
    expect(upAt(swapped, outside)).toMatchObject({ card: { front: "peretz" } });
  });
});

describe("diagonal", () => {
  it("[G21] only corner to corner, within the frame", () => {
    const { state } = after(holding("~bagno-street"), take(2));
    const lay = (row: number, column: number) => ({
      type: "lay",
      cell: at(row, column),
      up: "front",
      chance: here,
    });
    const laid = attempt(state, lay(3, 2));
    expect(laid).toMatchObject({ ok: true });
    for (const cell of [lay(2, 2), lay(4, 4), lay(1, 2)])
      expect(attempt(state, cell)).toMatchObject(
        refused("not-diagonal", "G21"),
      );
  });

  it("[G21] not for a card drawn by another chance", () => {
    const mine = grid([["~rabbinical-school", "~bagno-street", "singer"]]);
    const { state } = after(table({ mine }), { type: "draw", chance: here });
    const lay = {
      type: "lay",
      cell: at(2, 4),
      up: "front",
      chance: at(1, 2),
    };
    expect(attempt(state, lay)).toMatchObject(
      refused("one-chance-a-turn", "G9"),
    );
  });
});

describe("swap, flip, move", () => {
  it("[G24] a swap exchanges two cards of the own grid", () => {
    const { state } = after(holding("~gmina-starozakonnych"), {
      type: "swap",
      chance: here,
      one: at(1, 3),
      other: at(2, 1),
    });
    expect(upAt(state, at(1, 3))).toMatchObject({ card: { front: "peretz" } });
    expect(upAt(state, at(2, 1))).toMatchObject({ up: "back" });
  });

  it("[G21] a flip turns a resource or goal side, not a chance side, nor the joker", () => {
    const goal = after(holding("~marconi-family"), {
      type: "flip",
      chance: here,
      cell: at(1, 3),
    });
    expect(upAt(goal.state, at(1, 3))).toMatchObject({ up: "front" });
    const mine = grid([
      ["~marconi-family", "~iron-gate", "~marceli-godlewski"],
    ]);
    for (const cell of [here, at(1, 2), at(1, 3)])
      expect(
        attempt(table({ mine }), { type: "flip", chance: here, cell }),
      ).toMatchObject(refused("cannot-flip-chance", "G21"));
  });

  it("[G21, G24] a move ends on a free place of the frame beside another card", () => {
    const move = (to: number) => ({
      type: "move",
      chance: here,
      from: at(2, 1),
      to,
    });
    const state = holding("~market-moves");
    expect(attempt(state, move(at(2, 3)))).toMatchObject({ ok: true });
    for (const to of [at(1, 2), at(2, 1), at(3, 1), at(1, 9)])
      expect(attempt(state, move(to))).toMatchObject(
        refused("cannot-move-there", "G24"),
      );
  });

  it("[G7, G24] a move may leave the grid in pieces, and the frame stays fixed", () => {
    const mine = grid([
      ["~market-moves", "singer", "peretz", "boycott", "iron-gate"],
      ["michal-landy"],
    ]);
    const { state } = after(table({ mine }), {
      type: "move",
      chance: here,
      from: at(1, 5),
      to: at(2, 2),
    });
    expect(state.grids[0]).toMatchObject({ left: 3 });
    const pieces = after(table({ mine }), {
      type: "move",
      chance: here,
      from: at(1, 3),
      to: at(2, 2),
    });
    expect(upAt(pieces.state, at(1, 3))).toBeUndefined();
  });

  it("[G20] no move without a free place", () => {
    const names = grzybowski
      .setup(
        2,
        { openCards: true, first: 0 },
        {
          random: { next: () => 0 },
          emit() {},
          show() {},
          reveal() {},
        },
      )
      .stack.map(({ front }) => front)
      .filter((front) => front !== "market-moves")
      .slice(0, 24);
    const rows = [0, 1, 2, 3, 4].map((row) =>
      ["~market-moves" as Drawn, ...names].slice(5 * row, 5 * row + 5),
    );
    const state = table({ mine: grid(rows), state: { laid: at(5, 5) } });
    const listed = [...grzybowski.moves(state, 0)];
    expect(listed).toEqual([{ type: "end" }]);
  });
});

describe("turning Godlewski", () => {
  const turn: Move = { type: "turn-joker", chance: here };

  it("[G21] turns him to the joker", () => {
    const mine = grid([["~antoni-czarnecki", "marceli-godlewski"]]);
    const { state } = after(table({ mine }), turn);
    expect(upAt(state, at(1, 2))).toMatchObject({ up: "back" });
    expect(upAt(state, here)).toMatchObject({ up: "front" });
  });

  it("[G20, G21] only if he lies front up in the own grid", () => {
    const back = grid([["~antoni-czarnecki", "~marceli-godlewski"]]);
    const theirs = grid([["marceli-godlewski"]]);
    const none = grid([["~antoni-czarnecki", "singer"]]);
    for (const sketch of [{ mine: back }, { mine: none, theirs }])
      expect(attempt(table(sketch), turn)).toMatchObject(
        refused("no-card-to-turn", "G21"),
      );
  });
});
