/** What each viewer is shown: the whole view, or the step from the one before; made once for all who look with the same eyes. */

import { diff, freeze, share, toldTo } from "@stolik/kernel";
import type { ServerMessage } from "../protocol.ts";
import type { Glimpse, OpenTable } from "./hall.ts";
import { heardBy } from "./match.ts";
import type { Match, Viewer } from "./match.ts";
import { digestOf } from "./spelling.ts";

/** A page that has gone astray notices within so many moves, or at the end. */
const CHECK_EVERY = 8;

/** What the viewer sees now; undefined before the deal. */
export function glimpse(table: OpenTable, viewer: Viewer): Glimpse | undefined {
  const { match } = table;
  if (!match) return undefined;
  const eyes = table.game.isOpen ? null : viewer;
  const last = table.glimpses.get(eyes);
  const { seq } = match.position;
  if (last?.seq === seq) return last;
  const now =
    last?.seq === seq - 1
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
  const now = glimpse(table, viewer);
  return now?.seq === seq ? now.message : undefined;
}

/** The whole view, as a message. */
export function wholeView(
  table: OpenTable,
  viewer: Viewer,
): Extract<ServerMessage, { type: "view" }> | undefined {
  const now = glimpse(table, viewer);
  if (!now || !table.match) return undefined;
  return {
    v: 1,
    type: "view",
    table: table.stored.id,
    seq: now.seq,
    view: now.view,
    digest: digestOf(now.view),
    heard: heardBy(table.match, viewer),
  };
}

function look(table: OpenTable, match: Match, viewer: Viewer): Glimpse {
  const { seq, state } = match.position;
  return { seq, view: freeze(table.game.view(state, viewer)) };
}

function lookAgain(
  table: OpenTable,
  match: Match,
  viewer: Viewer,
  last: Glimpse,
): Glimpse {
  const { seq, state } = match.position;
  const view = share(last.view, table.game.view(state, viewer));
  const step = {
    seq,
    events: toldTo(match.told[seq] ?? [], viewer),
    before: last.view,
    after: view,
    isChecked: seq % CHECK_EVERY === 0 || table.game.toMove(state).length === 0,
  };
  const message = stepsMessage(table.stored.id, [stepJson(step)]);
  return { seq, view, message };
}

export interface SeenStep {
  readonly seq: number;
  readonly events: readonly unknown[];
  /** The views. */
  readonly before: unknown;
  readonly after: unknown;
  /** Whether it carries the digest of what it leads to. */
  readonly isChecked: boolean;
}

export function stepsMessage(table: string, steps: readonly string[]): string {
  return `{"v":1,"type":"steps","table":"${table}","steps":[${steps.join(",")}]}`;
}

/** A SeatStep as JSON. */
export function stepJson(step: SeenStep): string {
  const { seq, events, before, after, isChecked } = step;
  const patch = diff(before, after);
  const changed = patch ? `,"patch":${JSON.stringify(patch)}` : "";
  const check = isChecked ? `,"digest":"${digestOf(after)}"` : "";
  return `{"seq":${seq},"events":${JSON.stringify(events)}${changed}${check}}`;
}
