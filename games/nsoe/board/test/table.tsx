/** A real match on a page that is not there: what the board's tests play on. */

import { BoardMatch, libraryOf, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { contradictions, freeCells, nsoe } from "@stolik/nsoe/rules";
import { pointIn } from "../../rules/atlas.ts";
import type { Event, Move, State, View } from "@stolik/nsoe/rules";
import type { Language, Player } from "@stolik/kernel";
import { createInstance } from "i18next";
import { module } from "../index.tsx";

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
];

export const library = () => libraryOf(createInstance(), "nsoe", module.texts);

/** A match of two, dealt the same way every time; seat 0 begins. */
export class TableMatch extends BoardMatch<View, State, Move, Event> {
  constructor(board = "standard") {
    super(nsoe, 2, { first: 0, board });
  }

  /** Lays the mover's first card where it is right, or wrong. */
  lay(isRight: boolean): void {
    const { laid, backs, atlas, hands, turn } = this.state;
    const city = hands[turn]?.[0];
    if (!city) throw new Error("Nothing left to lay.");
    for (const cell of freeCells(this.state)) {
      const wrong = contradictions(laid, backs, cell, pointIn(atlas, city));
      if ((wrong.length === 0) === isRight)
        return this.play({ type: "lay", city, ...cell });
    }
    throw new Error("There is no such cell.");
  }

  /** Swaps to the end, which comes after three rounds of it (N8). */
  swapToTheEnd(): void {
    while (!this.state.ending) {
      const city = this.state.hands[this.state.turn]?.[0];
      if (!city) throw new Error("Nothing left to swap.");
      this.play({ type: "swap", city, pile: 0 });
    }
  }
}

export interface Page extends BoardPage<Move> {
  /** `by`: what pressed, if the board is to know. */
  tap(target: string | Element, by?: "mouse" | "touch"): void;
}

export async function open(
  match: TableMatch,
  language: Language = "en",
  seat: number | null = 0,
): Promise<Page> {
  const page = openBoard(module.Board, match, await library(), {
    players,
    seat,
    language,
  });
  return {
    ...page,
    tap(target, by) {
      const init = { pointerType: by ?? "", isPrimary: true, bubbles: true };
      if (by)
        for (const type of ["pointerdown", "pointerup"])
          page.fire(target, new PointerEvent(type, init));
      page.tap(target);
    },
  };
}
