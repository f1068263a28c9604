/** The match so far, from what was heard: words with the turns they were read in, and how the board looked. */

import type { HeardEvents } from "@stolik/kernel";
import { boards } from "../content/boards.ts";
import type { BoardName } from "../content/boards.ts";
import { EMPTY } from "../rules/position.ts";
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

/** The tiles as they lay before a move. */
export function tilesBefore(
  board: BoardName,
  heard: readonly HeardEvents<Event>[],
  seq: number,
): string[] {
  const { fields, start } = boards[board];
  const tiles = fields.map(() => EMPTY);
  const events = heard.flatMap((one) => (one.seq < seq ? one.events : []));
  for (const event of events) {
    if (event.type === "begins") tiles[start] = event.start;
    if (event.type === "word")
      for (const { letter, field } of event.laid) tiles[field] = letter;
    if (event.type === "refused")
      for (const { field } of event.returned) tiles[field] = EMPTY;
  }
  return tiles;
}
