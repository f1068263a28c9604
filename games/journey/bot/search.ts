/** Level 3: the moves that the odds favour, each tried in the same imagined worlds, the worse ones dropped on the way. */

import type { Question, Seat } from "@stolik/kernel";
import type { Event, View } from "../rules/index.ts";
import { hopes } from "./hopes.ts";
import { imagine } from "./imagine.ts";
import { WON } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

/** Tries for each millisecond allowed; the clock only ends a search on a machine too slow for them. */
const TRIES_PER_MILLISECOND = 3;
/** How many moves are tried, and by how many fields the odds may rate them below the best. */
const WIDTH = 6;
const NEAR = 1;
/** By how many fields the odds rate a STOP for anybody but the leader lower. */
const ASTRAY = 0.3;
/** How many worlds are looked at before the worse half of the moves is dropped; again after twice as many, and so on. */
const FIRST_LOOK = 8;
/** As how many worlds the odds count, and as how much of a win a field of the track. */
const TRUST = 12;
const FIELD = 0.05;

interface Tried extends Weighed {
  /** The seat's share of hope, summed over the worlds. */
  hope: number;
  /** By how much it beats the favourite in the same worlds, starting from what the odds say. */
  gain: number;
  worlds: number;
}

export function search(
  { view, seat, budget, random }: Question<View, Event>,
  weighed: readonly Weighed[],
): Weighed[] {
  const end = performance.now() + budget;
  const all = favourites(targets(weighed, view, seat));
  let left = Math.ceil(budget * TRIES_PER_MILLISECOND);
  let tried = all;
  let look = FIRST_LOOK;
  for (let worlds = 1; tried.length > 1 && left > 0; worlds += 1) {
    tryOut(tried, view, seat, random.next());
    left -= tried.length;
    if (performance.now() > end) break;
    if (worlds < look) continue;
    tried = betterHalf(tried);
    look *= 2;
  }
  const [favourite] = all;
  const hope = favourite ? favourite.hope / Math.max(1, favourite.worlds) : 0;
  return all.map((one) => ({ move: one.move, value: hope + meanGain(one) }));
}

/** The best by the odds come first; a move that wins needs no other. */
function favourites(weighed: readonly Weighed[]): Tried[] {
  const sorted = weighed.toSorted((one, other) => other.value - one.value);
  const best = sorted[0]?.value ?? 0;
  return sorted
    .slice(0, best >= WON ? 1 : WIDTH)
    .filter(({ value }) => best - value <= NEAR)
    .map((one) => ({
      ...one,
      hope: 0,
      gain: TRUST * FIELD * (one.value - best),
      worlds: 0,
    }));
}

/** J23: a STOP may be laid before any opponent, not before the leader alone. */
function targets(
  weighed: readonly Weighed[],
  view: View,
  seat: Seat,
): Weighed[] {
  return weighed.flatMap((one): Weighed[] => {
    const { move, value } = one;
    if (move.type !== "stop") return [one];
    const others = [...view.pawns.keys()].filter(
      (target) => target !== seat && target !== move.target,
    );
    return [
      one,
      ...others.map((target) => ({
        move: { ...move, target },
        value: value - ASTRAY,
      })),
    ];
  });
}

function tryOut(
  tried: readonly Tried[],
  view: View,
  seat: Seat,
  luck: number,
): void {
  let favourite: number | undefined;
  for (const one of tried) {
    const hope = hopes(imagine(view, seat, [one.move], luck))[seat] ?? 0;
    favourite ??= hope;
    one.hope += hope;
    one.gain += hope - favourite;
    one.worlds += 1;
  }
}

/** The favourite stays: the others are measured by it. */
function betterHalf([favourite, ...others]: readonly Tried[]): Tried[] {
  const kept = others
    .toSorted((one, other) => meanGain(other) - meanGain(one))
    .slice(0, Math.ceil(others.length / 2));
  return favourite ? [favourite, ...kept] : kept;
}

function meanGain({ gain, worlds }: Tried): number {
  return gain / (TRUST + worlds);
}
