/** The match so far, from what was heard: how it began, and the words with the turns they were read in. */

import type { HeardEvents } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";

export type WordEvent = Extract<Event, { type: "word" }>;

export interface ReadWord {
  readonly seq: number;
  readonly event: WordEvent;
}

/** How the match began: what tells it from the next one at the same table. */
export function beginningOf(heard: readonly HeardEvents<Event>[]): string {
  const [first] = heard;
  return JSON.stringify(first?.events.find(({ type }) => type === "begins"));
}

/** The words in the order they were read: the sheet's rows of words, one for one. */
export function readWords(heard: readonly HeardEvents<Event>[]): ReadWord[] {
  return heard.flatMap(({ seq, events }) =>
    events.flatMap((event) => (event.type === "word" ? [{ seq, event }] : [])),
  );
}
