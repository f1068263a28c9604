/** A real match on a page that is not there: what the board's tests play on. */

import { journey } from "@stolik/journey/rules";
import type { Card, Event, Move, State } from "@stolik/journey/rules";
import { languages, play, start, toldTo } from "@stolik/kernel";
import type { Heard, Language, Player, Position } from "@stolik/kernel";
import { createInstance } from "i18next";
import type { i18n } from "i18next";
import { MotionGlobalConfig } from "motion/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { fieldOf, locationIds } from "../../content/map.ts";
import type { FieldId } from "../../content/map.ts";
import { trackIds } from "../../content/track.ts";
import type { TrackId } from "../../content/track.ts";
import { Board, texts } from "../index.tsx";

// Nothing moves: the page of these tests cannot animate.
MotionGlobalConfig.skipAnimations = true;

const KEY = new Uint8Array(32).fill(5);

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
  { type: "bot", name: "Zoë", level: 1 },
];

export async function library(): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: "en",
    resources: Object.fromEntries(
      languages.map((language) => [language, { journey: texts[language] }]),
    ),
  });
  return instance;
}

/** What the table looks like, where it matters; the rest is as dealt. */
export interface Sketch {
  readonly pawn?: FieldId;
  readonly on?: TrackId;
  readonly hand?: readonly Card[];
  readonly markers?: readonly (typeof locationIds)[number][];
  readonly state?: Partial<State>;
}

/** A match of three, dealt the same way every time; seat 0 begins. */
export class Match {
  position: Position<State>;
  readonly heard: Heard<Event>[];

  constructor({ pawn, on, hand, markers, state }: Sketch = {}) {
    const options = journey.parseOptions({ first: 0 }, 3);
    if (!options.ok) throw new Error(options.refusal.code);
    const dealt = start(journey, {
      seats: 3,
      options: options.value,
      key: KEY,
    });
    const as = dealt.position.state;
    const others = as.pawns.slice(1);
    this.position = {
      ...dealt.position,
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
    this.heard = [{ seq: 0, events: toldTo(dealt.told, 0) }];
  }

  get state(): State {
    return this.position.state;
  }

  play(...moves: readonly Move[]): void {
    for (const move of moves) {
      const { turn } = this.state;
      const step = play(journey, KEY, this.position, turn, move);
      if (!step.ok) throw new Error(step.refusal.code);
      this.position = step.value.position;
      const { seq } = this.position;
      this.heard.push({ seq, events: toldTo(step.value.told, 0) });
    }
  }

  /** Takes the first die and stays. */
  pass(): void {
    const { dice, pawns, turn } = this.state;
    this.play(
      { type: "take", die: dice[0] ?? 1 },
      { type: "go", to: pawns[turn] ?? 0 },
    );
  }
}

export interface Page {
  readonly root: HTMLElement;
  readonly moves: Move[];
  find(selector: string): Element;
  all(selector: string): Element[];
  tap(selector: string): void;
  /** A tap by a finger. */
  touch(selector: string): void;
  press(selector: string, key: string): void;
  /** A button by its words. */
  push(text: string): void;
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
            view={journey.view(match.state, seat)}
            seat={seat}
            players={players}
            heard={[...match.heard]}
            outcome={journey.outcome(match.state)}
            canMove={
              seat !== null && journey.toMove(match.state).includes(seat)
            }
            refusal={undefined}
            language={language}
            play={(move) => moves.push(move)}
          />
        </I18nextProvider>,
      ),
    );
  update();
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const find = (selector: string): Element => {
    const [found] = all(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const click = (element: Element) => {
    const event = new MouseEvent("click", { bubbles: true, detail: 1 });
    act(() => void element.dispatchEvent(event));
  };
  return {
    root,
    moves,
    find,
    all,
    tap: (selector) => click(find(selector)),
    touch(selector) {
      const event = new PointerEvent("click", {
        bubbles: true,
        detail: 1,
        pointerType: "touch",
      });
      act(() => void find(selector).dispatchEvent(event));
    },
    press(selector, key) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      act(() => void find(selector).dispatchEvent(event));
    },
    push(text) {
      const button = all("button").find((each) =>
        each.textContent?.includes(text),
      );
      if (!button) throw new Error(`There is no button “${text}”.`);
      click(button);
    },
    update,
    close() {
      act(() => react.unmount());
      root.remove();
    },
  };
}
