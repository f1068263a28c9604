/** A real match on a page that is not there: what the board's tests play on. */

import { BoardMatch, libraryOf, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import type { Language, Player, Seat } from "@stolik/kernel";
import { createInstance } from "i18next";
import { cross, innerOf, slots } from "../../rules/index.ts";
import type { Event, Move, Slot, State, View } from "../../rules/index.ts";
import { isOrdered, measure } from "../../rules/judging.ts";
import { module } from "../index.tsx";

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
  { type: "person", name: "Giulia", isOnline: true },
];

export const library = () => libraryOf(createInstance(), "cross", module.texts);

/** A match of three, dealt the same way every time; seat 0 begins. */
export class TableMatch extends BoardMatch<View, State, Move, Event> {
  constructor(options: object = {}) {
    super(cross, 3, { first: 0, ...options });
  }

  /** Lays the top card where it is right, or wrong, next to the card inside it. */
  lay(isRight: boolean): Slot {
    for (const slot of slots(this.state)) {
      if (this.#isRight(slot) !== isRight) continue;
      this.play({ type: "lay", ...slot });
      return slot;
    }
    throw new Error("There is no such slot.");
  }

  agree(): void {
    while (this.state.stage.type === "ask") this.play({ type: "agree" });
  }

  /** A check of the card lying now: the doubt is justified, or not. */
  check(isRight: boolean): void {
    const slot = this.lay(isRight);
    this.play({ type: "doubt", neighbour: innerOf(this.state, slot) });
  }

  toTheStop(): void {
    while (this.state.stage.type === "lay") {
      this.lay(true);
      this.agree();
    }
  }

  estimate(...numbers: readonly number[]): void {
    for (const [seat, wrong] of numbers.entries())
      this.play({ type: "estimate", wrong }, seat);
  }

  toTheEnd(): void {
    while (this.state.stage.type !== "over") {
      this.toTheStop();
      this.estimate(0, 1, 2);
    }
  }

  #isRight(slot: Slot): boolean {
    const { deck, variant, backs } = this.state;
    const card = deck.at(-1);
    if (!card || card === "stop") throw new Error("Nothing left to lay.");
    const printed = (of: typeof card) => measure(variant, slot.arm, backs[of]);
    return isOrdered(
      slot.arm,
      printed(innerOf(this.state, slot)),
      printed(card),
    );
  }
}

export interface Page extends BoardPage<Move> {
  readonly reports: string[][];
}

export interface Opened {
  readonly language?: Language;
  readonly seat?: Seat | null;
  readonly canReport?: boolean;
}

export async function open(
  match: TableMatch,
  opened: Opened = {},
): Promise<Page> {
  const { language = "en", seat = 0, canReport = false } = opened;
  const reports: string[][] = [];
  const report = (card: string, words: string) => reports.push([card, words]);
  const page = openBoard(module.Board, match, await library(), {
    players,
    seat,
    language,
    ...(canReport ? { report } : {}),
  });
  return { ...page, reports };
}
