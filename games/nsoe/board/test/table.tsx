/** A real match on a page that is not there: what the board's tests play on. */

import { contradictions, freeCells, nsoe } from "@stolik/nsoe/rules";
import { pointIn } from "../../rules/atlas.ts";
import type { Event, Move, State } from "@stolik/nsoe/rules";
import { languages, play, start, toldTo } from "@stolik/kernel";
import type { Heard, Language, Player, Position } from "@stolik/kernel";
import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { MotionGlobalConfig } from "motion/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { Board, texts } from "../index.tsx";

// Nothing moves: the page of these tests cannot animate.
MotionGlobalConfig.skipAnimations = true;

const KEY = new Uint8Array(32).fill(5);

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
];

export async function library(): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: "en",
    resources: Object.fromEntries(
      languages.map((language) => [language, { nsoe: texts[language] }]),
    ),
  });
  return instance;
}

/** A match of two, dealt the same way every time; seat 0 begins. */
export class Match {
  position: Position<State>;
  readonly heard: Heard<Event>[];

  constructor(board = "standard") {
    const options = nsoe.parseOptions({ board, first: 0 }, 2);
    if (!options.ok) throw new Error(options.refusal.code);
    const dealt = start(nsoe, { seats: 2, options: options.value, key: KEY });
    this.position = dealt.position;
    this.heard = [{ seq: 0, events: toldTo(dealt.told, null) }];
  }

  get state(): State {
    return this.position.state;
  }

  play(move: Move): void {
    const { turn } = this.state;
    const step = play(nsoe, KEY, this.position, turn, move);
    if (!step.ok) throw new Error(step.refusal.code);
    this.position = step.value.position;
    const { seq } = this.position;
    this.heard.push({ seq, events: toldTo(step.value.told, null) });
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

export interface Page {
  readonly root: HTMLElement;
  readonly moves: Move[];
  find(selector: string): Element;
  /** `by`: what pressed, if the board is to know. */
  tap(selector: string, by?: "mouse" | "touch"): void;
  press(selector: string, key: string, isHeld?: boolean): void;
  /** Draws the board again after the match went on. */
  update(): void;
  close(): void;
}

export async function open(
  match: Match,
  language: Language = "en",
  seat: number | null = 0,
): Promise<Page> {
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
            seq={match.position.seq}
            view={nsoe.view(match.state, seat)}
            seat={seat}
            players={players}
            heard={[...match.heard]}
            outcome={nsoe.outcome(match.state)}
            canMove={seat !== null && nsoe.toMove(match.state).includes(seat)}
            refusal={undefined}
            language={language}
            play={(move) => moves.push(move)}
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
  return {
    root,
    moves,
    find,
    tap(selector, by) {
      const init = { pointerType: by ?? "", bubbles: true };
      if (by)
        for (const type of ["pointerdown", "pointerup"])
          act(
            () =>
              void find(selector).dispatchEvent(new PointerEvent(type, init)),
          );
      const event = new MouseEvent("click", { bubbles: true, detail: 1 });
      act(() => void find(selector).dispatchEvent(event));
    },
    press(selector, key, isHeld = false) {
      const init = { key, repeat: isHeld, bubbles: true };
      const event = new KeyboardEvent("keydown", init);
      act(() => void find(selector).dispatchEvent(event));
    },
    update,
    close() {
      act(() => react.unmount());
      root.remove();
    },
  };
}
