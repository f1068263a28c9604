/** A real match on a page that is not there: what the board's tests play on. */

import { languages, play, start, toldTo } from "@stolik/kernel";
import type { Heard, Language, Player, Position, Seat } from "@stolik/kernel";
import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { MotionGlobalConfig } from "motion/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { cross, innerOf, slots } from "../../rules/index.ts";
import type { Event, Move, Slot, State } from "../../rules/index.ts";
import { isOrdered, measure } from "../../rules/judging.ts";
import { Board, texts } from "../index.tsx";

// Nothing moves: the page of these tests cannot animate.
MotionGlobalConfig.skipAnimations = true;

const KEY = new Uint8Array(32).fill(5);

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
      languages.map((language) => [language, { cross: texts[language] }]),
    ),
  });
  return instance;
}

/** A match of three, dealt the same way every time; seat 0 begins. */
export class Match {
  position: Position<State>;
  readonly heard: Heard<Event>[];

  constructor(options: object = {}) {
    const parsed = cross.parseOptions({ first: 0, ...options }, 3);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    const dealt = start(cross, { seats: 3, options: parsed.value, key: KEY });
    this.position = dealt.position;
    this.heard = [{ seq: 0, events: toldTo(dealt.told, null) }];
  }

  get state(): State {
    return this.position.state;
  }

  play(move: Move, seat: Seat = cross.toMove(this.state)[0] ?? 0): void {
    const step = play(cross, KEY, this.position, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    this.position = step.value.position;
    const { seq } = this.position;
    this.heard.push({ seq, events: toldTo(step.value.told, null) });
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

export interface Page {
  readonly root: HTMLElement;
  readonly moves: Move[];
  readonly reports: string[][];
  find(selector: string): Element;
  all(selector: string): Element[];
  tap(selector: string): void;
  press(selector: string, key: string): void;
  type(selector: string, text: string): void;
  /** Draws the board again after the match went on. */
  update(): void;
  close(): void;
}

export interface Opened {
  readonly language?: Language;
  readonly seat?: Seat | null;
  readonly canReport?: boolean;
}

export async function open(match: Match, opened: Opened = {}): Promise<Page> {
  const { language = "en", seat = 0, canReport = false } = opened;
  const instance = await library();
  const root = document.createElement("div");
  document.body.append(root);
  const moves: Move[] = [];
  const reports: string[][] = [];
  const react = createRoot(root);
  const report = (card: string, words: string) => reports.push([card, words]);
  const update = () =>
    act(() =>
      react.render(
        <I18nextProvider i18n={instance}>
          <Board
            seq={match.position.seq}
            view={cross.view(match.state, seat)}
            seat={seat}
            players={players}
            heard={[...match.heard]}
            outcome={cross.outcome(match.state)}
            canMove={seat !== null && cross.toMove(match.state).includes(seat)}
            refusal={undefined}
            language={language}
            play={(move) => moves.push(move)}
            {...(canReport ? { report } : {})}
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
    reports,
    find,
    all: (selector) => [...root.querySelectorAll(selector)],
    tap(selector) {
      const event = new MouseEvent("click", { bubbles: true, detail: 1 });
      act(() => void find(selector).dispatchEvent(event));
    },
    press(selector, key) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      act(() => void find(selector).dispatchEvent(event));
    },
    type(selector, text) {
      const field = find(selector) as HTMLTextAreaElement;
      act(() => {
        // React reads what was typed past its own setter.
        Object.getOwnPropertyDescriptor(
          HTMLTextAreaElement.prototype,
          "value",
        )?.set?.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
    },
    update,
    close() {
      act(() => react.unmount());
      root.remove();
    },
  };
}
