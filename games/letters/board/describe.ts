/** What happened, in words: for the log and for screen readers. */

import { listOf, nameOf } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event, Task, View } from "../rules/position.ts";
import { shareOf, triesOn } from "../rules/tries.ts";
import type { Worth } from "./worth.ts";
import type { Refusal, Wording } from "./words.ts";

export type { Wording } from "./words.ts";

export function describe(event: Event, wording: Wording): string {
  const { words } = wording;
  const name = (seat: Seat) => nameOf(seat, wording);
  switch (event.type) {
    case "begins":
      return words("events.begins", {
        name: name(event.seat),
        draws: describeDraws(event, wording),
        letter: event.start,
      });
    case "word":
      return words(event.bonus > 0 ? "events.word-bonus" : "events.word", {
        name: name(event.seat),
        word: event.word,
        points: event.points,
        bonus: event.bonus,
      });
    case "accepted":
      return words("events.accepted", { name: name(event.seat) });
    case "challenged":
      return words(
        event.isWord ? "events.challenged.right" : "events.challenged.wrong",
        { name: name(event.seat), word: event.word },
      );
    case "stands":
      return words("events.stands", {
        name: name(event.seat),
        word: event.word,
        total: event.points + event.bonus,
      });
    case "refused":
      return words("events.refused", {
        name: name(event.seat),
        letters: event.returned.map(({ letter }) => letter).join(" "),
      });
    case "exchanged":
      return words("events.exchanged", {
        name: name(event.seat),
        count: event.count,
      });
    case "passed":
      return words("events.passed", { name: name(event.seat) });
    case "drew":
      return words("events.drew", {
        name: name(event.seat),
        count: event.count,
      });
    case "received":
      return words("events.received", { letters: event.letters.join(" ") });
    case "over":
      return describeEnd(event, wording);
  }
}

/** In a daily deal a word is followed by what it came to, and what is left. */
export function describeTry(
  event: Event,
  { sheet, ending }: View,
  task: Task,
  wording: Wording,
): string {
  const told = describe(event, wording);
  if (event.type !== "word") return told;
  const { words } = wording;
  const percent = shareOf(event.points + event.bonus, task);
  const left = task.tries - triesOn(sheet).length;
  return [
    told,
    words("deal.share", { percent }),
    ...(ending ? [] : [words("deal.left", { left })]),
  ].join(" ");
}

/** What of it is worth telling: not that a judged word stands, nor twice that one has drawn. */
export function worthTelling({ events }: HeardEvents<Event>): Event[] {
  const isJudged = events.some(
    (event, index) =>
      event.type === "word" && events[index + 1]?.type === "stands",
  );
  return events.filter((event, index) => {
    if (event.type === "stands") return !isJudged;
    if (event.type === "drew")
      return event.count > 0 && events[index + 1]?.type !== "received";
    return event.type !== "received" || event.letters.length > 0;
  });
}

export function describeRefusal(
  { code, values }: Refusal,
  { words }: Wording,
): string {
  return words(`refusals.${code}`, values);
}

/** A word being tried: what it brings, and why it cannot be played yet. */
export function describeWorth(
  { word, points, bonus }: Worth,
  refusal: Refusal | undefined,
  wording: Wording,
): string {
  const key = bonus > 0 ? "word.said-bonus" : "word.said";
  const spelt = [...word].join(" ");
  const said = wording.words(key, { word: spelt, points, bonus });
  return [
    ...(word === "" ? [] : [said]),
    ...(refusal ? [describeRefusal(refusal, wording)] : []),
  ].join(" ");
}

function describeDraws(
  { draws }: Extract<Event, { type: "begins" }>,
  wording: Wording,
): string {
  const said = draws.map((round) =>
    round
      .map(({ seat, letter }) => `${nameOf(seat, wording)} ${letter}`)
      .join(", "),
  );
  return said.join("; ");
}

function describeEnd(
  { outcome }: Extract<Event, { type: "over" }>,
  wording: Wording,
): string {
  const { winners, reason } = outcome;
  const names = winners.map((seat) => nameOf(seat, wording));
  return wording.words(
    winners.length === 1 ? "events.over.one" : "events.over.several",
    {
      why: wording.words(`events.over.${reason}`),
      names: listOf(names, wording),
    },
  );
}
