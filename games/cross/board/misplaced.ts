/** The places a seat was wrong about in a check, each with the least correction that would have made it right. */

import type { EndedMatch, IsOwn, Misplaced } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import { measure } from "../rules/judging.ts";
import type { Event, View } from "../rules/position.ts";
import type { CheckedEvent } from "./describe.ts";
import { axisOf, pointOf } from "./words.ts";

const MINUTES = 60;

/**
 * A lay that nobody doubted is no evidence: it may be a bluff that worked, and at a stop a card is also set aside for
 * its neighbours' sake (C16). Nor is an estimate: a number names no place. Inhabitants have no map (C20).
 */
export function misplaced(
  { view, heard }: Pick<EndedMatch<View, Event>, "view" | "heard">,
  seat: Seat,
  isOwn: IsOwn,
): Misplaced[] {
  if (view.variant === "people") return [];
  return checksIn(heard, seat)
    .filter(({ decidedAt }) => isOwn(decidedAt))
    .flatMap(({ event }): Misplaced[] => {
      if (event.layer === seat && !event.isRight)
        return [{ ...corrected(event, beyond(event)), mayBeBluff: true }]; // C10
      return event.doubter === seat && event.isRight ? doubted(event) : [];
    });
}

interface Check {
  readonly event: CheckedEvent;
  /** When the seat laid the card or doubted it. */
  readonly decidedAt: number;
}

/** A check may come some moves after the lay, and after a doubt that was said before it was asked for (C8). */
function checksIn(
  heard: readonly HeardEvents<Event>[],
  seat: Seat,
): readonly Check[] {
  const found: Check[] = [];
  let decidedAt: number | undefined;
  for (const { seq, events } of heard)
    for (const event of events) {
      if (event.type === "laid")
        decidedAt = event.seat === seat ? seq : undefined;
      if (event.type === "answered" && event.seat === seat) decidedAt = seq;
      if (event.type === "checked")
        found.push({ event, decidedAt: decidedAt ?? seq });
    }
  return found;
}

/** C11: the doubt would have been justified by a minute on the other side of the neighbour. Of two that lie level nothing can be drawn. */
function doubted(event: CheckedEvent): Misplaced[] {
  const off = beyond(event);
  return off === 0 ? [] : [corrected(event, off + Math.sign(off))];
}

/** C9: how far the card lies from its neighbour, level with which it would be right. */
function beyond({ arm, backs }: CheckedEvent): number {
  const mine = measure("coordinates", arm, backs.card);
  return mine - measure("coordinates", arm, backs.neighbour);
}

function corrected(
  { card, neighbour, arm, backs }: CheckedEvent,
  minutes: number,
): Misplaced {
  const axis = axisOf(arm);
  const correction = { latitude: 0, longitude: 0, [axis]: minutes / MINUTES };
  return {
    place: card,
    truth: pointOf(backs.card),
    correction,
    other: { place: neighbour, truth: pointOf(backs.neighbour), axis },
  };
}
