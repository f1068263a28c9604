/** What each viewer is shown: the whole view, or the step from the one before; made once for all who look with the same eyes. */

import { diff, freeze, heardBy, share, toldTo } from "@stolik/kernel";
import type { Viewer } from "@stolik/kernel";
import type { ServerMessage } from "../protocol.ts";
import type { Glimpse, OpenTable } from "./hall.ts";
import type { Match } from "./match.ts";
import { keepStep, MOST_MOVES, noSteps, stepsMessage } from "./recent-steps.ts";
import { digestOf } from "./spelling.ts";

/** A page that has gone astray notices within so many moves, or at the end. */
const CHECK_EVERY = 8;

/** What the viewer sees now; undefined before the deal. */
export function glimpse(table: OpenTable, viewer: Viewer): Glimpse | undefined {
  const { match } = table;
  if (!match) return undefined;
  const eyes = eyesOf(table, viewer);
  const last = table.glimpses.get(eyes);
  const { seq } = match.position;
  if (last?.seq === seq) return last;
  const canFollow = last && last.seq < seq && seq - last.seq <= MOST_MOVES;
  const now = canFollow
    ? lookAgain(table, match, eyes, last)
    : look(table, match, eyes);
  table.glimpses.set(eyes, now);
  return now;
}

/** The message of the latest move as the viewer may know it, as JSON; undefined where that cannot be told from memory. */
export function latestMessage(
  table: OpenTable,
  viewer: Viewer,
  seq: number,
): string | undefined {
  const latest = glimpse(table, viewer)?.recent.kept.at(-1);
  if (!latest || latest.seq !== seq || latest.from !== seq - 1)
    return undefined;
  return latest.message;
}

/** The message of the whole view, as JSON: made once until the next move. */
export function wholeMessage(
  table: OpenTable,
  viewer: Viewer,
): string | undefined {
  const now = glimpse(table, viewer);
  if (!now || !table.match) return undefined;
  if (now.whole !== undefined) return now.whole;
  const message: ServerMessage = {
    v: 1,
    type: "view",
    table: table.stored.id,
    seq: now.seq,
    view: now.view,
    digest: digestAt(now),
    heard: heardBy(table.match, eyesOf(table, viewer)),
  };
  now.whole = JSON.stringify(message);
  return now.whole;
}

/** The digest of what is seen: made once. */
export function digestAt(now: Glimpse): string {
  now.digest ??= digestOf(now.view);
  return now.digest;
}

/** Where everyone sees the same, one look serves all. */
function eyesOf({ game }: OpenTable, viewer: Viewer): Viewer {
  return game.isOpen ? null : viewer;
}

function look(table: OpenTable, match: Match, viewer: Viewer): Glimpse {
  const { seq, state } = match.position;
  const view = freeze(table.game.view(state, viewer));
  return { seq, view, recent: noSteps() };
}

/** Whoever has not looked for some moves is told of each, and shown at the last what they changed together. */
function lookAgain(
  table: OpenTable,
  match: Match,
  viewer: Viewer,
  last: Glimpse,
): Glimpse {
  const { seq, state } = match.position;
  const view = share(last.view, table.game.view(state, viewer));
  const { recent } = last;
  const now: Glimpse = { seq, view, recent };
  const isLeap = last.seq < seq - 1;
  const isChecked =
    isLeap || seq % CHECK_EVERY === 0 || table.game.toMove(state).length === 0;
  const steps: string[] = [];
  for (let missed = last.seq + 1; missed < seq; missed += 1)
    steps.push(stepJson(missed, toldTo(match.told[missed] ?? [], viewer)));
  const patch = diff(last.view, view);
  const changed = patch ? `,"patch":${JSON.stringify(patch)}` : "";
  const check = isChecked ? `,"digest":"${digestAt(now)}"` : "";
  const events = toldTo(match.told[seq] ?? [], viewer);
  steps.push(stepJson(seq, events, `${changed}${check}`));
  const message = stepsMessage(table.stored.id, steps);
  keepStep(recent, { from: last.seq, seq, message, isChecked });
  return now;
}

/** A SeatStep as JSON. */
function stepJson(seq: number, events: readonly unknown[], more = ""): string {
  return `{"seq":${seq},"events":${JSON.stringify(events)}${more}}`;
}
