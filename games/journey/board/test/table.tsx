/** A real match on a page that is not there: what the board's tests play on. */

import { BoardMatch, libraryOf, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import { journey } from "@stolik/journey/rules";
import type { Card, Event, Move, State, View } from "@stolik/journey/rules";
import type { Language, Player } from "@stolik/kernel";
import { createInstance } from "i18next";
import { fieldOf, locationIds } from "../../content/map.ts";
import type { FieldId } from "../../content/map.ts";
import { trackIds } from "../../content/track.ts";
import type { TrackId } from "../../content/track.ts";
import { module } from "../index.tsx";

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
  { type: "bot", name: "Zoë", level: 1 },
];

export const library = () =>
  libraryOf(createInstance(), "journey", module.texts);

/** What the table looks like, where it matters; the rest is as dealt. */
export interface Sketch {
  readonly pawn?: FieldId;
  readonly on?: TrackId;
  readonly hand?: readonly Card[];
  readonly markers?: readonly (typeof locationIds)[number][];
  readonly state?: Partial<State>;
}

/** A match of three, dealt the same way every time; seat 0 begins. */
export class TableMatch extends BoardMatch<View, State, Move, Event> {
  constructor({ pawn, on, hand, markers, state }: Sketch = {}) {
    super(journey, 3, { first: 0 }, 0);
    const as = this.state;
    const others = as.pawns.slice(1);
    this.position = {
      ...this.position,
      state: {
        ...as,
        ...(pawn && { pawns: [fieldOf(pawn), ...others] }),
        ...(on && { progress: [trackIds.indexOf(on), 0, 0] }),
        ...(hand && { hands: [[...hand], ...as.hands.slice(1)] }),
        ...(markers && {
          markers: markers.map((id) => locationIds.indexOf(id) + 1),
        }),
        ...state,
      },
    };
  }

  /** Takes the first die and stays. */
  pass(): void {
    const { dice, pawns, turn } = this.state;
    this.play({ type: "take", die: dice[0] ?? 1 });
    this.play({ type: "go", to: pawns[turn] ?? 0 });
  }
}

export interface Page extends BoardPage<Move> {
  /** A tap by a finger. */
  touch(selector: string): void;
  /** A button by its words. */
  push(text: string): void;
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
    touch(selector) {
      const init = { bubbles: true, detail: 1, pointerType: "touch" };
      page.fire(selector, new PointerEvent("click", init));
    },
    push(text) {
      const button = page
        .all("button")
        .find(({ textContent }) => textContent.includes(text));
      if (!button) throw new Error(`There is no button “${text}”.`);
      page.tap(button);
    },
  };
}
