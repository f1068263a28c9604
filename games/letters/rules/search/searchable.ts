/** An automaton made ready for searching: what can still follow each node, and which number each word has. */

import { LAST, SYMBOL_MASK, TARGET_SHIFT, wordsBefore } from "@stolik/lexicon";
import type { Automaton } from "@stolik/lexicon";
import { pointsByCode } from "../../content/tiles.ts";

export interface Searchable {
  readonly automaton: Automaton;
  /** By the index of a node's first edge: the points of the richest ending from there, whatever tiles there are. */
  readonly gains: Uint8Array;
  /** By the same: the letters that can still follow, as bits. */
  readonly sequels: Int32Array;
  /** By the index of an edge: how many words of its node come before those that follow it. */
  readonly before: Uint32Array;
}

export function searchable(automaton: Automaton): Searchable {
  const { edges } = automaton;
  const gains = new Uint8Array(edges.length);
  const sequels = new Int32Array(edges.length);
  // Nodes are packed after those they lead to, so one pass suffices.
  let best = 0;
  let sequel = 0;
  let first = 1;
  for (let at = 1; at < edges.length; at += 1) {
    const edge = edges[at] as number;
    const code = edge & SYMBOL_MASK;
    const points = pointsByCode[code];
    // Beyond the alphabet lie marks that are no letters of a word.
    if (points !== undefined) {
      const target = edge >>> TARGET_SHIFT;
      best = Math.max(best, points + (gains[target] as number));
      sequel |= (1 << code) | (sequels[target] as number);
    }
    if ((edge & LAST) === 0) continue;
    gains[first] = best;
    sequels[first] = sequel;
    best = 0;
    sequel = 0;
    first = at + 1;
  }
  return { automaton, gains, sequels, before: wordsBefore(automaton) };
}
