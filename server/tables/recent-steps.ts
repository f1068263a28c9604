/** The latest steps of one viewer, kept so that a short absence costs neither a read nor a fold. */

import type { SeatStep, ServerMessage } from "../protocol/protocol.ts";

/** What was sent in one message: one step; or several, with one patch for all of them. */
export interface RecentStep {
  /** The seq it follows: only a page that is there can use it. */
  readonly from: number;
  readonly seq: number;
  /** As JSON: whole steps would keep parts of older views in memory. */
  readonly message: string;
}

export interface RecentSteps {
  /** Oldest first, each following the one before. */
  readonly kept: RecentStep[];
  characters: number;
}

/** How many moves are told one by one; whoever missed more gets the whole view. */
export const MOST_MOVES = 32;
/** A server has thousands of tables, each with several viewers. */
const MOST_CHARACTERS = 6_000;

export function noSteps(): RecentSteps {
  return { kept: [], characters: 0 };
}

/** The latest is always kept: those who watch are about to be sent it. */
export function keepStep(recent: RecentSteps, step: RecentStep): void {
  const { kept } = recent;
  kept.push(step);
  recent.characters += step.message.length;
  for (;;) {
    const [oldest] = kept;
    if (!oldest || oldest === step || isFit(recent, step.seq - oldest.from))
      return;
    kept.shift();
    recent.characters -= oldest.message.length;
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
    : kept.slice(index).flatMap(({ message }) => decode(message).steps);
}

function decode(message: string) {
  return JSON.parse(message) as Extract<ServerMessage, { type: "steps" }>;
}

function isFit({ characters }: RecentSteps, moves: number): boolean {
  return moves <= MOST_MOVES && characters <= MOST_CHARACTERS;
}
