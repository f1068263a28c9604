/** The words that brought most, of those that stayed: of the match, and of one seat (L17, L20, L21). */

import type { BestWord, EndedMatch, IsOwn } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event, View } from "../rules/position.ts";
import { readWords } from "./history.ts";
import type { ReadWord, WordEvent } from "./history.ts";

export function bestWord(
  heard: readonly HeardEvents<Event>[],
): WordEvent | undefined {
  return keptWords(heard)[0]?.event;
}

/** More of one match would crowd out all others. */
const MOST = 3;

/** What one seat may be proud of, the best first. */
export function bestWords(
  { heard }: Pick<EndedMatch<View, Event>, "heard">,
  seat: Seat,
  isOwn: IsOwn,
): BestWord[] {
  return keptWords(heard)
    .filter(({ seq, event }) => event.seat === seat && isOwn(seq))
    .slice(0, MOST)
    .map(({ event }) => ({
      word: event.word,
      language: "pl",
      points: worthOf(event),
    }));
}

/** Those that stayed, the best first. */
function keptWords(heard: readonly HeardEvents<Event>[]): ReadWord[] {
  const refused = new Set(
    heard.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "refused" ? event.word : [])),
    ),
  );
  return readWords(heard)
    .filter(({ event }) => !refused.has(event.word))
    .toSorted((one, other) => worthOf(other.event) - worthOf(one.event));
}

export function worthOf({
  points,
  bonus,
}: Pick<WordEvent, "points" | "bonus">): number {
  return points + bonus;
}
