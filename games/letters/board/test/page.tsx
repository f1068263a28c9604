/** A board on a page that is not there, over a match in the middle: what the board's tests tap and type on. */

import { languages, play, toldTo } from "@stolik/kernel";
import type {
  Heard,
  Language,
  Player,
  Refusal,
  Reviewed,
} from "@stolik/kernel";
import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import type { Event, Move, State } from "../../rules/index.ts";
import { game, key, table } from "../../test/table.ts";
import type { Sketch } from "../../test/table.ts";
import { Board, texts } from "../index.tsx";

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
  { type: "person", name: "Giulia", isOnline: true },
];

export async function library(): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: "en",
    resources: Object.fromEntries(
      languages.map((language) => [language, { letters: texts[language] }]),
    ),
  });
  return instance;
}

/** T, O, R lie in a row; seat 0 holds B, A and four more, unless sketched otherwise. */
export class Match {
  state: State;
  seq = 0;
  refusal: Refusal | undefined;
  readonly heard: Heard<Event>[];

  constructor(sketch: Sketch = {}) {
    this.state = table({
      square: [".......", ".*.*.*.", ".......", ".*TOR*."],
      racks: ["BADEZI", "KINYCŁ"],
      ...sketch,
    });
    const start = this.state.tiles.find((letter) => letter !== "") ?? "";
    const begins = { type: "begins", seat: 0, draws: [], start } as const;
    this.heard = [{ seq: 0, events: [begins] }];
  }

  play(move: Move, seat = this.state.turn): void {
    const { state, seq } = this;
    const step = play(game, key, { seq, state }, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    this.state = step.value.position.state;
    this.seq += 1;
    this.heard.push({ seq: this.seq, events: toldTo(step.value.told, null) });
  }
}

export interface Page {
  readonly root: HTMLElement;
  readonly moves: Move[];
  find(selector: string): Element;
  /** The button that reads so, or is called so. */
  button(name: string): HTMLButtonElement;
  tap(target: string | Element): void;
  press(selector: string, key: string): void;
  type(text: string): void;
  hold(target: Element): void;
  update(): void;
  close(): void;
}

export async function open(
  match: Match,
  given: {
    readonly language?: Language;
    readonly seat?: number | null;
    readonly review?: () => Promise<readonly Reviewed<Move>[]>;
  } = {},
): Promise<Page> {
  const { language = "en", seat = 0, review } = given;
  const instance = await library();
  const root = document.createElement("div");
  document.body.append(root);
  const moves: Move[] = [];
  const react = createRoot(root);
  const update = () =>
    act(() =>
      react.render(
        <I18nextProvider i18n={instance}>
          <Board
            seq={match.seq}
            view={game.view(match.state, seat)}
            seat={seat}
            players={players.slice(0, match.state.racks.length)}
            heard={[...match.heard]}
            outcome={game.outcome(match.state)}
            canMove={seat !== null && game.toMove(match.state).includes(seat)}
            refusal={match.refusal}
            language={language}
            play={(move) => moves.push(move)}
            {...(review ? { review } : {})}
          />
        </I18nextProvider>,
      ),
    );
  update();
  const find = (selector: string): Element => {
    const found = root.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const fire = (target: Element, event: globalThis.Event) =>
    act(() => void target.dispatchEvent(event));
  return {
    root,
    moves,
    find,
    update,
    button(name) {
      const found = [...root.querySelectorAll("button")].find(
        (one) =>
          one.textContent === name || one.getAttribute("aria-label") === name,
      );
      if (!found) throw new Error(`There is no button ${name}.`);
      return found;
    },
    tap(target) {
      const event = new MouseEvent("click", { bubbles: true, detail: 1 });
      fire(typeof target === "string" ? find(target) : target, event);
    },
    press(selector, name) {
      const event = new KeyboardEvent("keydown", { key: name, bubbles: true });
      fire(find(selector), event);
    },
    type(text) {
      const input = find("input") as HTMLInputElement;
      const set = Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        "value",
      )?.set;
      set?.call(input, text);
      fire(input, new globalThis.Event("input", { bubbles: true }));
    },
    hold: (target) =>
      fire(target, new MouseEvent("contextmenu", { bubbles: true })),
    close() {
      act(() => react.unmount());
      root.remove();
    },
  };
}
