/** A board on a page that is not there, over a match in the middle: what the board's tests tap and type on. */

import { HintsPlace } from "@stolik/furniture";
import { BoardMatch, libraryOf, openBoard } from "@stolik/furniture/testing";
import type { BoardPage } from "@stolik/furniture/testing";
import type { BoardProps, Language, Player, Refusal } from "@stolik/kernel";
import { createInstance } from "i18next";
import type { Event, Move, State, View } from "../../rules/index.ts";
import { game, table } from "../../test/table.ts";
import type { Sketch } from "../../test/table.ts";
import { module } from "../index.tsx";

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
  { type: "person", name: "Giulia", isOnline: true },
];

export const library = () =>
  libraryOf(createInstance(), "letters", module.texts);

/** T, O, R lie in a row; seat 0 holds B, A and four more, unless sketched otherwise. */
export class TableMatch extends BoardMatch<View, State, Move, Event> {
  refusal: Refusal | undefined;

  constructor(sketch: Sketch = {}) {
    super(game, 2);
    const state = table({
      square: [".......", ".*.*.*.", ".......", ".*TOR*."],
      racks: ["BADEZI", "KINYCŁ"],
      ...sketch,
    });
    this.position = { seq: 0, state };
    const start = state.tiles.find((letter) => letter !== "") ?? "";
    const begins = { type: "begins", seat: 0, draws: [], start } as const;
    this.heard.splice(0, 1, { seq: 0, events: [begins] });
  }

  override play(move: Move, seat = this.state.turn): void {
    super.play(move, seat);
  }
}

export interface Page extends Omit<BoardPage<Move>, "type"> {
  /** The button that reads so, or is called so. */
  button(name: string): HTMLButtonElement;
  type(text: string): void;
  hold(target: Element): void;
}

export async function open(
  match: TableMatch,
  given: {
    readonly language?: Language;
    readonly seat?: number | null;
    readonly areHintsShown?: boolean;
  } = {},
): Promise<Page> {
  const { language = "en", seat = 0, areHintsShown = false } = given;
  const Shown = (props: BoardProps<View, Move, Event>) => (
    <HintsPlace value={{ areShown: areHintsShown, show: () => undefined }}>
      <module.Board {...props} />
    </HintsPlace>
  );
  const page = openBoard(Shown, match, await library(), {
    players: players.slice(0, match.state.racks.length),
    seat,
    language,
  });
  return {
    ...page,
    button(name) {
      const found = [...page.root.querySelectorAll("button")].find(
        (one) =>
          one.textContent === name || one.getAttribute("aria-label") === name,
      );
      if (!found) throw new Error(`There is no button ${name}.`);
      return found;
    },
    type: (text) => page.type("input", text),
    hold: (target) =>
      page.fire(target, new MouseEvent("contextmenu", { bubbles: true })),
  };
}
