/** Where a card may lie: the arms in use, their slots, and who is whose neighbour. */

import { arms } from "./position.ts";
import type { Arm, Card, Slot, View } from "./position.ts";

/** C20: the people line has two arms. */
const lineArms: readonly Arm[] = ["west", "east"];

export function armsOf(at: Pick<View, "variant">): readonly Arm[] {
  return at.variant === "people" ? lineArms : arms;
}

/** C15: how many cards are laid, the start card not counted. */
export function laidCount({ arms: of }: Pick<View, "arms">): number {
  return of.west.length + of.east.length + of.south.length + of.north.length;
}

/** C7: one more than there are cards on each arm, so n + 4 in all, and n + 2 in a line (C20). */
export function* slots(at: View): Iterable<Slot> {
  for (const arm of armsOf(at))
    for (let index = 0; index <= at.arms[arm].length; index += 1)
      yield { arm, index };
}

/** The card next to a slot towards the centre: the start card, at the latest. */
export function innerOf(at: View, { arm, index }: Slot): Card {
  return at.arms[arm][index - 1] ?? at.start;
}

/** C8: the neighbours on its axis of the card that lies in this slot, the inner one first. */
export function neighboursOf(at: View, slot: Slot): Card[] {
  const outer = at.arms[slot.arm][slot.index + 1];
  const inner = innerOf(at, slot);
  return outer === undefined ? [inner] : [inner, outer];
}
