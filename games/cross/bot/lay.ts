/** Where to lay: where the card fits best, or where the others are most likely to doubt it wrongly. */

import { normal } from "@stolik/geo/normal";
import type { Random } from "@stolik/kernel";
import { innerOf, slots } from "../rules/index.ts";
import type { Arm, Slot, View } from "../rules/index.ts";
import { chanceRight, draw, margin, outward } from "./guess.ts";
import type { Guess } from "./guess.ts";
import { othersSpread, worth, worthAfter } from "./outlook.ts";
import type { Outlook, Weighed } from "./outlook.ts";

/** A slot with what is believed of the card and of its neighbours there. */
interface Fit extends Slot {
  readonly card: Guess;
  readonly inner: Guess;
  readonly outer?: Guess;
}

/** What it is worth to win or to lose a doubt against one of the others. */
interface Stakes {
  readonly won: number;
  readonly lost: number;
}

/** The card and its neighbours, as they are or as somebody believes them to be. */
interface Numbers {
  readonly card: number;
  readonly inner: number;
  readonly outer?: number;
}

/** How many worlds are imagined for a slot. */
const WORLDS = 80;

export function weighLays(outlook: Outlook): Weighed[] {
  const { view, sight } = outlook;
  const value = sight === "table" ? bluff(outlook) : chanceToFit;
  return [...slots(view)].map(({ arm, index }) => ({
    move: { type: "lay", arm, index },
    value: value(fitOf(outlook, { arm, index })),
  }));
}

function fitOf({ view, beliefs }: Outlook, slot: Slot): Fit {
  const { arm, index } = slot;
  const top = topOf(view);
  const outer = view.arms[arm][index];
  return {
    ...slot,
    card: beliefs(top, arm),
    inner: beliefs(innerOf(view, slot), arm),
    ...(outer === undefined ? {} : { outer: beliefs(outer, arm) }),
  };
}

function topOf({ deck }: View) {
  const top = deck.at(-1);
  if (!top || top === "stop") throw new Error("There is no card to lay.");
  return top;
}

function chanceToFit({ arm, card, inner, outer }: Fit): number {
  const within = chanceRight(margin(arm, inner, card));
  return outer ? within * chanceRight(margin(arm, card, outer)) : within;
}

/** What laying in a slot is worth, as the others may see it: a wrong card nobody doubts costs nothing (C8). */
function bluff(outlook: Outlook): (fit: Fit) => number {
  const { view, seat, random } = outlook;
  const seats = view.tokens.length;
  const others = Array.from({ length: seats - 1 }, (_, step): Stakes => {
    const other = (seat + 1 + step) % seats;
    const won = worthAfter(outlook, seat, other);
    const lost = worthAfter(outlook, other, seat);
    return { won, lost };
  });
  const now = worth(outlook, view.tokens);
  return (fit) => {
    let total = 0;
    for (let world = 0; world < WORLDS; world += 1) {
      const truth = numbersOf(fit, (guess) => draw(guess, random));
      total += verdict(fit, truth, others, random) ?? now;
    }
    return total / WORLDS;
  };
}

/** What the first doubt leads to; undefined if all agree. */
function verdict(
  fit: Fit,
  truth: Numbers,
  others: readonly Stakes[],
  random: Random,
): number | undefined {
  for (const { won, lost } of others) {
    const belief = numbersOf(
      fit,
      (guess, side) =>
        (truth[side] ?? 0) + othersSpread(guess) * normal(random),
    );
    const within = gaps(fit.arm, belief);
    // Doubted is the neighbour that the card seems to contradict most.
    const side = within.inner <= within.outer ? "inner" : "outer";
    if (within[side] < 0) return gaps(fit.arm, truth)[side] < 0 ? lost : won;
  }
  return undefined;
}

function numbersOf(
  { card, inner, outer }: Fit,
  number: (guess: Guess, side: keyof Numbers) => number,
): Numbers {
  return {
    card: number(card, "card"),
    inner: number(inner, "inner"),
    ...(outer ? { outer: number(outer, "outer") } : {}),
  };
}

/** How far outwards the card lies from its inner neighbour, and its outer neighbour from it. */
function gaps(
  arm: Arm,
  { card, inner, outer }: Numbers,
): { readonly inner: number; readonly outer: number } {
  const sign = outward(arm);
  return {
    inner: sign * (card - inner),
    outer: outer === undefined ? Infinity : sign * (outer - card),
  };
}
