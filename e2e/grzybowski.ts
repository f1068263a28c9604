/** How people of these journeys play Plac Grzybowski: the same match runs in the kernel, and they take what counts most. */

import { chanceAt, count, grzybowski, laidAt } from "@stolik/grzybowski/rules";
import type {
  Cell,
  Chance,
  Count,
  Grid,
  Move,
  State,
  View,
} from "@stolik/grzybowski/rules";
import type { Locator, Page } from "playwright-core";
import { patience } from "./house.ts";
import { mirrorOf } from "./mirror.ts";
import { postMove, viewAs } from "./table.ts";

/** One move of a turn, with the chance it uses. */
export interface Planned {
  readonly move: Move;
  readonly chance: Chance | undefined;
}

/** The match as the kernel plays it, a turn at a time. */
export interface TurnMirror {
  readonly state: State;
  readonly seq: number;
  /** Plays the turn of the seat that has it, and returns what was done. */
  playTurn(): readonly Planned[];
}

export function mirror(
  seed: Uint8Array,
  entropies: readonly string[],
): TurnMirror {
  const match = mirrorOf(grzybowski, seed, entropies);
  return {
    get state() {
      return match.state;
    },
    get seq() {
      return match.seq;
    },
    playTurn() {
      const turn: Planned[] = [];
      do {
        const { state } = match;
        const move = goodMove(state, (tried) => match.after(state.turn, tried));
        turn.push({ move, chance: chanceOf(state, move) });
        match.play(state.turn, move);
      } while (turn.at(-1)?.move.type !== "end");
      return turn;
    },
  };
}

/** A chance as soon as there is one, used as well as can be; a card that is a chance; or what makes most points. */
function goodMove(state: State, after: (move: Move) => State): Move {
  const { turn, market } = state;
  const legal = [...grzybowski.moves(state, turn)];
  const byChance = legal.filter((move) => chanceOf(state, move));
  const worth = (move: Move): number => {
    if (move.type !== "take") return pointsOf(after(move), turn);
    const { card, up = "front" } = market[move.slot] ?? {};
    const places = legalPlaces(after(move));
    if (!card) return 0;
    // Every place makes a chance worth the same; it is worth more than it counts.
    if (chanceAt({ cell: 0, card, up })) return Infinity;
    const grid = state.grids[turn] ?? { cards: [] };
    return Math.max(
      ...places.map((cell) => totalWith(grid, { cell, card, up })),
    );
  };
  let best: { readonly move: Move; readonly value: number } | undefined;
  for (const move of byChance.length > 0 ? byChance : legal) {
    const value = worth(move);
    if (!best || value > best.value) best = { move, value };
  }
  if (!best) throw new Error("There is nothing to do.");
  return best.move;
}

function legalPlaces(state: State): Cell[] {
  const cells: Cell[] = [];
  for (const move of grzybowski.moves(state, state.turn))
    if (move.type === "lay" && move.chance === undefined) cells.push(move.cell);
  return cells;
}

function totalWith(grid: Grid, laid: Grid["cards"][number]): number {
  return count({ ...grid, cards: [...grid.cards, laid] }).total;
}

export function pointsOf({ grids }: State, seat: number): number {
  return count(grids[seat] ?? { cards: [] }).total;
}

function chanceOf({ grids, turn }: State, move: Move): Chance | undefined {
  if (!("chance" in move) || move.chance === undefined) return undefined;
  return chanceAt(laidAt(grids[turn] ?? { cards: [] }, move.chance));
}

/** Does on the page what the turn says: choose, see what it brings, confirm. */
export async function make(
  page: Page,
  seat: number,
  turn: readonly Planned[],
  gain: number,
): Promise<void> {
  const cell = (at: Cell) =>
    page.locator(`[data-grid="${seat}"] [data-cell="${at}"]`);
  // A card drawn from the stack shows its front until it is turned.
  let isDrawn = false;
  for (const { move, chance } of turn) {
    if (chance && "chance" in move && move.chance !== undefined) {
      // The card itself: two cards may offer the same chance.
      await cell(move.chance).and(page.locator("[data-offered]")).click();
      await page
        .locator(`[data-chance="${chance}"][aria-pressed="true"]`)
        .waitFor(patience);
    }
    switch (move.type) {
      case "take":
        await page.locator(`[data-take="${move.slot}"]`).click();
        break;
      case "lay":
        if (isDrawn && move.up === "back")
          await page.locator("button[data-turn]").click();
        await tap(cell(move.cell));
        break;
      case "draw":
      case "reshuffle":
      case "turn-joker":
        await page.locator("[data-use]").click();
        isDrawn = move.type === "draw";
        break;
      case "swap":
        await tap(cell(move.one));
        await tap(cell(move.other));
        break;
      case "flip":
        await tap(cell(move.cell));
        break;
      case "move":
        await tap(cell(move.from));
        await tap(cell(move.to));
        break;
      case "end":
        await page.locator(`[data-change="${gain}"]`).waitFor(patience);
        await page.locator("[data-confirm]").click();
    }
  }
}

/** Does one move of a deal of the day, which has one grid and no chances. */
export async function makeAlone(page: Page, move: Move): Promise<void> {
  if (move.type === "take")
    return page.locator(`[data-take="${move.slot}"]`).click();
  if (move.type === "lay")
    return tap(page.locator(`[data-grid="0"] [data-cell="${move.cell}"]`));
  if (move.type === "end") return page.locator("[data-confirm]").click();
  throw new Error(`Nobody is asked to ${move.type}.`);
}

/** A cell that leads somewhere; what is drawn above it lets taps through. */
async function tap(cell: Locator): Promise<void> {
  await cell.and(cell.page().locator("[data-lit]")).click();
}

/** Sends the same turn without the board, as the person's browser may. */
export async function post(
  page: Page,
  seq: number,
  turn: readonly Planned[],
): Promise<void> {
  for (const [index, { move }] of turn.entries())
    await postMove(page, seq + index, move);
}

/** The view of the person's own table, as their browser may ask for it. */
export const viewOf = viewAs<View>;

/** Waits until the grids on the page hold as many cards, and are worth as much, as the kernel says. */
export async function shows(page: Page, state: State): Promise<void> {
  await page.locator("[data-panel]").first().waitFor(patience);
  for (const [seat, grid] of state.grids.entries()) {
    const plate = page.locator(`[data-panel="${seat}"] h2`);
    // On a phone only one grid lies near.
    if ((await plate.count()) === 0) continue;
    const { total } = count(grid);
    const told = new RegExp(`(?<!\\d)${grid.cards.length}/25.*: ${total}$`);
    await plate.filter({ hasText: told }).waitFor(patience);
  }
}

/** The count on the page, read from its table: the points row by row, then the total. */
export async function countOn(page: Page, seat: number): Promise<number[]> {
  const table = page.locator(`[data-count="${seat}"]`);
  await table.waitFor(patience);
  const points = await table.locator("tr > td:last-child").allInnerTexts();
  return points.map((text) => Number(text.replace("−", "-")));
}

/** The kernel's count in the same order. */
export function rowsOf({ scored, joker, total }: Count): number[] {
  const goals = scored.map(({ points }) => points);
  return [...goals, ...(joker ? [0 - joker.cost] : []), total];
}
