/** The positions that somebody missed, as a page would have shown them. */

import { applyPatch } from "@stolik/kernel";
import type { Missed } from "@stolik/server/protocol";
import type { ShownMatch, Turns } from "./session.ts";

/** Oldest first, up to the one before the match as it stands now. */
export function pastMatches(
  match: ShownMatch,
  { seq, view, steps }: Missed,
  turns: Turns,
): readonly ShownMatch[] {
  if (steps.length === 0) return [];
  const past = [pastMatch(match, seq, view, turns)];
  let before = view;
  for (const step of steps) {
    if (step.seq >= match.seq) break;
    before = step.patch ? applyPatch(before, step.patch) : before;
    past.push(pastMatch(match, step.seq, before, turns));
  }
  return past;
}

function pastMatch(
  match: ShownMatch,
  at: number,
  view: unknown,
  turns: Turns,
): ShownMatch {
  const heard = match.heard.filter(({ seq }) => seq <= at);
  return {
    ...match,
    seq: heard.at(-1)?.seq ?? at,
    view,
    heard,
    toMove: turns.toMove(view),
    outcome: undefined,
    canMove: false,
  };
}
