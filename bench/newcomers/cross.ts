/** A newcomer to Europe Crosswise: a child who lays a card where nothing speaks against it and doubts what is far off. */

import { correct, remember } from "@stolik/geo/memory";
import type { Point } from "@stolik/geo/memory";
import { fastRandom } from "@stolik/kernel";
import {
  armsOf,
  cards,
  innerOf,
  isOrdered,
  neighboursOf,
  setAside,
  slots,
} from "@stolik/cross/rules";
import type {
  Arm,
  Asking,
  Back,
  Card,
  Event,
  Move,
  Slot,
  View,
} from "@stolik/cross/rules";
import { newcomer } from "./newcomer.ts";

/** By how many degrees a card must seem to lie on the wrong side before a child speaks up. */
const FAR_OFF = 5;

/** Where a child takes a place to lie on the axis of an arm, in degrees. */
type Memory = (card: Card, arm: Arm) => number;

export const cross = newcomer<View, Move, Event>(
  ({ view, told, character }) => {
    const memory = memoryOf(character, told);
    switch (view.stage.type) {
      case "lay":
        return { type: "lay", ...bestSlot(view, memory) };
      case "ask":
        return answer(view, view.stage, memory);
      case "stop":
      case "over":
        return { type: "estimate", wrong: seemingWrong(view, memory) };
    }
  },
  { deck: "easy" },
);

/** What is on the map in the child's head, and what the checks of this cross have shown (C14). */
function memoryOf(character: number, told: readonly Event[]): Memory {
  let memory = remember(cards, "tourist", fastRandom(character));
  for (const event of told) {
    if (event.type !== "checked") continue;
    memory = correct(memory, event.card, degrees(event.backs.card));
    memory = correct(memory, event.neighbour, degrees(event.backs.neighbour));
  }
  return (card, arm) =>
    arm === "west" || arm === "east"
      ? memory[card].longitude
      : memory[card].latitude;
}

function degrees({ latitude, longitude }: Back): Point {
  return { latitude: latitude / 60, longitude: longitude / 60 };
}

/** C7: where the card seems to lie furthest from trouble. */
function bestSlot(view: View, memory: Memory): Slot {
  const top = view.deck.at(-1);
  if (!top || top === "stop") throw new Error("There is no card to lay.");
  let best: Slot | undefined;
  let widest = -Infinity;
  for (const { arm, index } of slots(view)) {
    const outer = view.arms[arm][index];
    const room = Math.min(
      beyond(memory, arm, innerOf(view, { arm, index }), top),
      outer ? beyond(memory, arm, top, outer) : Infinity,
    );
    if (room <= widest) continue;
    widest = room;
    best = { arm, index };
  }
  if (!best) throw new Error("There is no slot.");
  return best;
}

/** C8: doubts of the neighbour that the card contradicts most, if that is far off. */
function answer(view: View, asking: Asking<null>, memory: Memory): Move {
  const { arm, index } = asking;
  const card = view.arms[arm][index];
  if (!card) throw new Error("The card asked about does not lie there.");
  const inner = innerOf(view, asking);
  let least = -FAR_OFF;
  let doubted: Card | undefined;
  for (const neighbour of neighboursOf(view, asking)) {
    const room =
      neighbour === inner
        ? beyond(memory, arm, neighbour, card)
        : beyond(memory, arm, card, neighbour);
    if (room >= least) continue;
    least = room;
    doubted = neighbour;
  }
  return doubted ? { type: "doubt", neighbour: doubted } : { type: "agree" };
}

/** C15, C16: counts what would be set aside if the memory were right. */
function seemingWrong(view: View, memory: Memory): number {
  let wrong = 0;
  for (const arm of armsOf(view))
    wrong += setAside(arm, view.start, view.arms[arm], (card) =>
      memory(card, arm),
    ).length;
  return wrong;
}

/** By how many degrees the outer card seems to lie further out than the inner one; negative: on the wrong side. */
function beyond(memory: Memory, arm: Arm, inner: Card, outer: Card): number {
  const apart = memory(outer, arm) - memory(inner, arm);
  return isOrdered(arm, 0, 1) ? apart : -apart;
}
