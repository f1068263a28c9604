/** The latest steps of one viewer, kept so that a short absence costs neither a read nor a fold. */

import type { SeatStep, ServerMessage } from "../protocol/protocol.ts";
import { textOf } from "../protocol/text-frame.ts";
import type { Frame } from "../protocol/text-frame.ts";

/** What was sent in one message: one step; or several, with one patch for all of them. */
export interface RecentStep {
  /** The seq it follows: only a page that is there can use it. */
  readonly from: number;
  readonly seq: number;
  /** Whole steps would keep parts of older views in memory, and text would be copied whenever garbage is collected. */
  readonly frame: Frame;
}

export interface RecentSteps {
  /** Oldest first, each following the one before. */
  readonly kept: RecentStep[];
  bytes: number;
}

/** How many moves are told one by one; whoever missed more gets the whole view. */
export const MOST_MOVES = 32;
/** A server has thousands of tables, each with several viewers. */
const MOST_BYTES = 6_000;

export function noSteps(): RecentSteps {
  return { kept: [], bytes: 0 };
}

/** The latest is always kept: those who watch are about to be sent it. */
export function keepStep(recent: RecentSteps, step: RecentStep): void {
  const { kept } = recent;
  kept.push(step);
  recent.bytes += step.frame.length;
  for (;;) {
    const [oldest] = kept;
    if (!oldest || oldest === step || isFit(recent, step.seq - oldest.from))
      return;
    kept.shift();
    recent.bytes -= oldest.frame.length;
  }
}

/** The steps that lead on from there; undefined where they are no longer kept. */
export function stepsAfter(
  { kept }: RecentSteps,
  from: number,
): readonly SeatStep[] | undefined {
  const index = kept.findIndex((step) => step.from === from);
  return index < 0
    ? undefined
    : kept.slice(index).flatMap(({ frame }) => decode(frame).steps);
}

function decode(frame: Frame) {
  return JSON.parse(textOf(frame)) as Extract<ServerMessage, { type: "steps" }>;
}

function isFit({ bytes }: RecentSteps, moves: number): boolean {
  return moves <= MOST_MOVES && bytes <= MOST_BYTES;
}
