/** A real match on a page that is not there: what the board's tests play on. */

import { HintsPlace } from "@stolik/furniture";
import { BoardMatch, libraryOf, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { fastRandom } from "@stolik/kernel";
import type { BoardProps, Language, Player } from "@stolik/kernel";
import { createInstance } from "i18next";
import { backs } from "../../content/backs.ts";
import { cellAt, frameOf, frontIds, grzybowski } from "../../rules/index.ts";
import type {
  Chance,
  Event,
  FrontId,
  Move,
  Side,
  State,
  View,
} from "../../rules/index.ts";
import { module } from "../index.tsx";

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
];

export const library = () =>
  libraryOf(createInstance(), "grzybowski", module.texts);

/** Where a card lies in a drawn grid, counted from the middle of the field. */
export type Placed = readonly [FrontId, Side, row: number, column: number];

/** Back up, this card is that chance. */
export const chanceCards: Readonly<Record<Chance, FrontId>> = {
  reshuffle: "esther-kaminska",
  draw: "rabbinical-school",
  outside: "iron-gate",
  diagonal: "bagno-street",
  swap: "gmina-starozakonnych",
  flip: "marconi-family",
  move: "vienna-railway",
  "turn-joker": "antoni-czarnecki",
};

/** A match of two, dealt the same way every time; seat 0 begins. */
export class TableMatch extends BoardMatch<View, State, Move, Event> {
  constructor(openCards = true) {
    super(grzybowski, 2, { first: 0, openCards });
  }

  /** Lays out seat 0's grid; the cards are swapped into it from wherever they were. */
  lay(...placed: readonly Placed[]): this {
    const state = structuredClone(this.state);
    const used = new Set(placed.map(([id]) => id));
    const rest = frontIds.filter((id) => !used.has(id));
    const whole = (front: FrontId) => ({ front, back: backs[front] });
    for (const slot of state.market) slot.card = whole(rest.pop()!);
    state.stack.splice(0, state.stack.length, ...rest.map(whole));
    const cards = placed.map(([id, up, row, column]) => ({
      card: whole(id),
      up,
      cell: cellAt(5 + row, 5 + column),
    }));
    const { top, left } = frameOf({ cards });
    state.grids[0] = {
      cards,
      ...(top.low === top.high ? { top: top.low } : {}),
      ...(left.low === left.high ? { left: left.low } : {}),
    };
    this.position = { ...this.position, state };
    return this;
  }

  /** Plays on by chance until that many cards lie in both grids, and a turn begins. */
  playUntil(cards: number, seed = 1): this {
    const random = fastRandom(seed);
    const isThere = () =>
      this.state.isOver ||
      (this.state.grids.every((grid) => grid.cards.length >= cards) &&
        this.state.laid === undefined &&
        !this.state.hand);
    while (!isThere())
      this.play(grzybowski.sample!(this.state, this.state.turn, random));
    return this;
  }
}

export type Page = BoardPage<Move>;

/** The moves the board makes are played, and the board is drawn again. */
export async function open(
  match: TableMatch,
  language: Language = "en",
  seat: number | null = 0,
  areShown = false,
): Promise<Page> {
  // Whoever is new to the game is given hints.
  const Board = (props: BoardProps<View, Move, Event>) => (
    <HintsPlace value={{ areShown, show: () => undefined }}>
      <module.Board {...props} />
    </HintsPlace>
  );
  const page: Page = openBoard(Board, match, await library(), {
    players,
    seat,
    language,
    play(move) {
      page.moves.push(move);
      match.play(move);
      page.again();
    },
  });
  return page;
}
