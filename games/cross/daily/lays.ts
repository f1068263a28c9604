/** Laying a whole deal at once: right, by whoever knows every back, or by whoever never compares two cards. */

import { isOrdered, measure } from "../rules/judging.ts";
import type { Arm, Card, Slot, State } from "../rules/position.ts";

/** A degree from west to east is that much shorter than one from south to north, about the middle of Europe. */
const SHORTER = 0.64;

/** Where a card goes on its arm. */
type Place = (table: State, arm: Arm, card: Card) => number;

/** Every card of the deck, as they come, on the arm of its direction from the start card. Changes the table. */
export function layAll(table: State, place: Place): Slot[] {
  return table.deck.toReversed().flatMap((card) => {
    if (card === "stop") return [];
    const arm = armFor(table, card);
    const index = place(table, arm, card);
    table.arms[arm].splice(index, 0, card);
    return [{ arm, index }];
  });
}

/** Beyond all cards that it may lie beyond (C9). */
export function rightPlace(table: State, arm: Arm, card: Card): number {
  const mine = printed(table, arm, card);
  const outer = table.arms[arm].findIndex(
    (other) => !isOrdered(arm, printed(table, arm, other), mine),
  );
  return outer < 0 ? table.arms[arm].length : outer;
}

/** At the end of the arm, whatever lies there. */
export function outermost({ arms }: State, arm: Arm): number {
  return arms[arm].length;
}

function armFor({ start, backs }: State, card: Card): Arm {
  const east = (backs[card].longitude - backs[start].longitude) * SHORTER;
  const north = backs[card].latitude - backs[start].latitude;
  if (Math.abs(east) >= Math.abs(north)) return east < 0 ? "west" : "east";
  return north < 0 ? "south" : "north";
}

function printed({ variant, backs }: State, arm: Arm, card: Card): number {
  return measure(variant, arm, backs[card]);
}
