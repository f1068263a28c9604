/** A real match on a page that is not there: what the board's tests play on. */

import { fastRandom, languages, play, start, toldTo } from "@stolik/kernel";
import type { Heard, Language, Player, Position } from "@stolik/kernel";
import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { MotionGlobalConfig } from "motion/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { cardIds, cellAt, frameOf, grzybowski } from "../../rules/index.ts";
import type {
  CardId,
  Chance,
  Event,
  Move,
  Side,
  State,
} from "../../rules/index.ts";
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
      languages.map((language) => [language, { grzybowski: texts[language] }]),
    ),
  });
  return instance;
}

/** Where a card lies in a drawn grid, counted from the middle of the field. */
export type Placed = readonly [CardId, Side, row: number, column: number];

/** Back up, this card is that chance. */
export const chanceCards: Readonly<Record<Chance, CardId>> = {
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
export class Match {
  position: Position<State>;
  readonly heard: Heard<Event>[];

  constructor(openCards = true) {
    const options = grzybowski.parseOptions({ openCards, first: 0 }, 2);
    if (!options.ok) throw new Error(options.refusal.code);
    const dealt = start(grzybowski, {
      seats: 2,
      options: options.value,
      key: KEY,
    });
    this.position = dealt.position;
    this.heard = [{ seq: 0, events: toldTo(dealt.told, null) }];
  }

  get state(): State {
    return this.position.state;
  }

  /** Lays out seat 0's grid; the cards are swapped into it from wherever they were. */
  lay(...placed: readonly Placed[]): this {
    const state = structuredClone(this.state);
    const used = new Set(placed.map(([id]) => id));
    const rest = cardIds.filter((id) => !used.has(id));
    const whole = (id: CardId) => ({ front: id, back: id });
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

  play(move: Move): void {
    const { turn } = this.state;
    const step = play(grzybowski, KEY, this.position, turn, move);
    if (!step.ok) throw new Error(step.refusal.code);
    this.position = step.value.position;
    const { seq } = this.position;
    this.heard.push({ seq, events: toldTo(step.value.told, null) });
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

export interface Page {
  readonly root: HTMLElement;
  readonly moves: Move[];
  find(selector: string): Element;
  all(selector: string): Element[];
  tap(selector: string): void;
  press(selector: string, key: string): void;
  /** Draws the board again after the match went on. */
  update(): void;
  close(): void;
}

/** The moves the board makes are played, and the board is drawn again. */
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
  const draw = () =>
    react.render(
      <I18nextProvider i18n={instance}>
        <Board
          seq={match.position.seq}
          view={grzybowski.view(match.state, seat)}
          seat={seat}
          players={players}
          heard={[...match.heard]}
          outcome={grzybowski.outcome(match.state)}
          canMove={
            seat !== null && grzybowski.toMove(match.state).includes(seat)
          }
          refusal={undefined}
          language={language}
          play={(move) => {
            moves.push(move);
            match.play(move);
            draw();
          }}
        />
      </I18nextProvider>,
    );
  const update = () => act(draw);
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
    all: (selector) => [...root.querySelectorAll(selector)],
    tap(selector) {
      const event = new MouseEvent("click", { bubbles: true, detail: 1 });
      act(() => void find(selector).dispatchEvent(event));
    },
    press(selector, key) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      act(() => void find(selector).dispatchEvent(event));
    },
    update,
    close() {
      act(() => react.unmount());
      root.remove();
    },
  };
}
