/** What is said in somebody's first match: from what lies on the table and what all have heard, never from a back (C21). */

import { coachOf, nameOf, sayHint } from "@stolik/furniture";
import type { Coached, Hint as AnyHint, KeyOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Seat } from "@stolik/kernel";
import { arms } from "../rules/position.ts";
import type { Card, Event, Slot, View } from "../rules/position.ts";
import { innerOf } from "../rules/slots.ts";
import type en from "../text/en.json";
import type { Wording } from "./words.ts";

type Hint = AnyHint<KeyOf<typeof en>>;
type Position = Coached<View, Event>;

export const coach = coachOf<View, Event, KeyOf<typeof en>>({
  pointedAt,
  newsOf,
  isAsked: ({ view, seat }) => view.awaited.includes(seat),
  nowOf,
  say,
});

/** What can be done now, or what is waited for. */
function nowOf({ view, seat }: Position): Hint {
  const { stage, awaited, openBook } = view;
  const isAsked = awaited.includes(seat);
  if (stage.type === "stop")
    return { key: isAsked ? "coach.stop" : "coach.secret" };
  if (isAsked) return { key: stage.type === "ask" ? "coach.ask" : "coach.lay" };
  return { key: openBook ? "coach.watch-open" : "coach.watch" };
}

/** What another has just done; while everyone is asked, the board tells it. */
function newsOf({ view, seat, heard }: Position): readonly Hint[] {
  if (view.stage.type !== "lay") return [];
  const event = heard.flatMap(({ events }) => events).findLast(isTelling);
  switch (event?.type) {
    case "judged":
      return [{ key: "coach.judged", values: { wrong: event.wrong } }];
    case "laid": // C8: all have agreed
      return event.seat === seat
        ? []
        : [{ key: "coach.stands", values: { card: event.card } }];
    case "checked": {
      const { doubter: name, card, isRight } = event;
      if (name === seat) return [];
      const key = isRight ? "coach.doubted-right" : "coach.doubted-wrong";
      return [{ key, values: { name, card } }];
    }
    case undefined:
      return [];
  }
}

type Telling = Extract<Event, { type: "judged" | "laid" | "checked" }>;

function isTelling(event: Event): event is Telling {
  return ["judged", "laid", "checked"].includes(event.type);
}

function pointedAt(position: Position): Hint | undefined {
  const { view, seat, at = {} } = position;
  const { slot, doubt, agree, card } = at;
  const isAsked = view.awaited.includes(seat);
  if (slot !== undefined && isAsked && view.stage.type === "lay")
    return slotHint(view, slotOf(slot));
  if (isAsked && view.stage.type === "ask") {
    const { arm, index } = view.stage;
    const asked = view.arms[arm][index] ?? view.start;
    if (doubt !== undefined)
      return { key: "coach.doubt", values: { card: asked, other: doubt } };
    if (agree !== undefined) return { key: "coach.agree" };
  }
  return card === undefined ? undefined : cardHint(position, card as Card);
}

/** C7: what may be doubted are the neighbours on the arm. */
function slotHint(view: View, slot: Slot | undefined): Hint | undefined {
  if (!slot) return undefined;
  const card = innerOf(view, slot);
  const other = view.arms[slot.arm][slot.index];
  return other === undefined
    ? { key: "coach.end", values: { card } }
    : { key: "coach.between", values: { card, other } };
}

/** C14: whether its back was seen. */
function cardHint({ view, heard }: Position, card: Card): Hint {
  if (view.open.includes(card)) return { key: "coach.open", values: { card } };
  const wasSeen = heard.some(({ events }) =>
    events.some(
      (event) =>
        event.type === "checked" &&
        (event.card === card || event.neighbour === card),
    ),
  );
  return { key: wasSeen ? "coach.seen" : "coach.covered", values: { card } };
}

/** As the board names it: `west-0`. */
function slotOf(name: string): Slot | undefined {
  const [side, index] = name.split("-");
  const arm = arms.find((one) => one === side);
  return arm && { arm, index: Number(index) };
}

function say(hint: Hint, wording: Wording): string {
  const { words, language } = wording;
  const card = (id: Card) => placeName(id, language);
  return sayHint(hint, words, {
    name: (seat: Seat) => nameOf(seat, wording),
    card,
    other: card,
  });
}
