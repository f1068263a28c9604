/** Hints for somebody's first match: from what their seat sees and has heard, and from what they point at, to a sentence. */

import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Part } from "./part-of-board.ts";
import type { Wording, Words } from "./wording.ts";

/** A sentence of the game's texts. */
export interface Hint<Key extends string = string> {
  readonly key: Key;
  /** What it speaks of, by ids and numbers; `name` is a seat. */
  readonly values?: HintValues;
}

type HintValues = Readonly<Record<string, string | number>>;

/** All that a hint may be made of: nothing that this seat does not know. */
export interface Coached<View, Event> {
  readonly view: View;
  readonly seat: Seat;
  readonly heard: readonly HeardEvents<Event>[];
  /** What is pointed at, by hand or by key. */
  readonly at?: Part | undefined;
  /** What was chosen before, such as a card of the hand. */
  readonly chosen?: Part | undefined;
}

/** How a game helps in a first match. */
export interface Coach<View, Event, Key extends string> {
  /** What can be done now, why what is pointed at is lit or not, or what another has just done: one sentence, or two. */
  hintFor(position: Coached<View, Event>): readonly Hint<Key>[];
  say(hint: Hint<Key>, wording: Wording<Key>): string;
}

/** What is said before anything has happened: what the game is about. */
export const aim = [{ key: "aim.goal" }, { key: "aim.step" }] as const;

type AimKey = (typeof aim)[number]["key"];

/** What a game has to say of a position; when it is said is the same in all games. */
interface Sayings<View, Event, Key extends string> extends Pick<
  Coach<View, Event, Key>,
  "say"
> {
  /** Why what is pointed at is lit or not. Undefined: there is nothing to say of it. */
  pointedAt(
    position: Coached<View, Event>,
  ): Hint<Key> | readonly Hint<Key>[] | undefined;
  /** What another has just done. */
  newsOf(position: Coached<View, Event>): readonly Hint<Key>[];
  /** Whether others wait for this seat. */
  isAsked(position: Coached<View, Event>): boolean;
  /** What can be done now, or what is waited for. */
  nowOf(position: Coached<View, Event>): Hint<Key>;
}

/** What is pointed at comes first, then what the game is about; whoever only watches is told the news or, without any, what is waited for. */
export function coachOf<View, Event, Key extends string>(
  sayings: Sayings<View, Event, Key | AimKey>,
): Coach<View, Event, Key | AimKey> {
  return {
    hintFor(position) {
      const pointed = sayings.pointedAt(position);
      if (pointed) return [pointed].flat();
      if (isFresh(position.heard)) return aim;
      const news = sayings.newsOf(position);
      return news.length === 0 || sayings.isAsked(position)
        ? [...news, sayings.nowOf(position)]
        : news;
    },
    say: sayings.say,
  };
}

function isFresh(heard: readonly HeardEvents<unknown>[]): boolean {
  return heard.every(({ seq }) => seq === 0);
}

/** What was told since this seat last did something itself. */
export function sinceOwn<Event extends object>(
  heard: readonly HeardEvents<Event>[],
  seat: Seat,
): readonly Event[] {
  const last = heard.findLastIndex(({ events }) =>
    events.some((event) => "seat" in event && event.seat === seat),
  );
  return heard.slice(last + 1).flatMap(({ events }) => events);
}

/** A hint in words: whatever has a name is called by it. */
export function sayHint<Key extends string>(
  { key, values = {} }: Hint<Key>,
  words: Words<Key>,
  named: Readonly<Record<string, (id: never) => string>>,
): string {
  const told = Object.entries(values).map(([name, value]) => {
    const call = named[name] as ((id: unknown) => string) | undefined;
    return [name, call ? call(value) : value] as const;
  });
  return words(key, Object.fromEntries(told));
}
