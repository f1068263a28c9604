/** An automaton made ready for searching: for every node, the most points that can still follow. */

import { LAST, SYMBOL_MASK, TARGET_SHIFT } from "@stolik/lexicon";
import type { Automaton } from "@stolik/lexicon";
import { pointsByCode } from "../../content/tiles.ts";

export interface Searchable {
  readonly automaton: Automaton;
  /** By the index of a node's first edge: the points of the richest ending from there, whatever tiles there are. */
  readonly gains: Uint8Array;
}

export function searchable(automaton: Automaton): Searchable {
  const { edges } = automaton;
  const gains = new Uint8Array(edges.length);
  // Nodes are packed after those they lead to, so one pass suffices.
  let best = 0;
  let first = 1;
  for (let at = 1; at < edges.length; at += 1) {
    const edge = edges[at] as number;
    const points = pointsByCode[edge & SYMBOL_MASK];
    // Beyond the alphabet lie marks that are no letters of a word.
    if (points !== undefined)
      best = Math.max(best, points + (gains[edge >>> TARGET_SHIFT] as number));
    if ((edge & LAST) === 0) continue;
    gains[first] = best;
    best = 0;
    first = at + 1;
  }
  return { automaton, gains };
}
