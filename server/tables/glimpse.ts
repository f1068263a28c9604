/** What each viewer is shown: the whole view, or the step from the one before; made once for all who look with the same eyes. */

import { diff, freeze, share, toldTo } from "@stolik/kernel";
import type { ServerMessage } from "../protocol.ts";
import type { Glimpse, OpenTable } from "./hall.ts";
import { heardBy } from "./match.ts";
import type { Match, Viewer } from "./match.ts";
import { digestOf, isSameParts, spellParts } from "./spelling.ts";
import type { Parts } from "./spelling.ts";

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

/** The latest move as the viewer may know it, as JSON; undefined where that cannot be told from memory. */
export function latestStep(
  table: OpenTable,
  viewer: Viewer,
  seq: number,
): string | undefined {
  const now = glimpse(table, viewer);
  return now?.seq === seq ? now.step?.json : undefined;
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
    digest: now.digest,
    heard: heardBy(table.match, viewer),
  };
}

function look(table: OpenTable, match: Match, viewer: Viewer): Glimpse {
  const { seq, state } = match.position;
  const view = freeze(table.game.view(state, viewer));
  const parts = spellParts(view);
  const twin = findTwin(table, seq, parts);
  if (twin)
    return { seq, view: twin.view, parts: twin.parts, digest: twin.digest };
  return { seq, view, parts, digest: digestOf(parts) };
}

function lookAgain(
  table: OpenTable,
  match: Match,
  viewer: Viewer,
  last: Glimpse,
): Glimpse {
  const { seq, state } = match.position;
  const view = share(last.view, table.game.view(state, viewer));
  const parts = spellParts(view, last.parts);
  const twin = findTwin(table, seq, parts);
  const now = twin ?? { seq, view, parts, digest: digestOf(parts) };
  const patch =
    twin?.step?.before === last.parts ? twin.step.patch : patchJson(last, now);
  const events = toldTo(match.told[seq] ?? [], viewer);
  const json = stepJson(seq, events, patch, now.digest);
  return { ...now, step: { before: last.parts, patch, json } };
}

/** Another viewer who sees the same. */
function findTwin(
  table: OpenTable,
  seq: number,
  parts: Parts,
): Glimpse | undefined {
  for (const other of table.glimpses.values())
    if (other.seq === seq && isSameParts(other.parts, parts)) return other;
  return undefined;
}

function patchJson(before: Glimpse, after: Glimpse): string | undefined {
  const patch = diff(before.view, after.view);
  return patch && JSON.stringify(patch);
}

export function stepJson(
  seq: number,
  events: readonly unknown[],
  patch: string | undefined,
  digest: string,
): string {
  const changed = patch === undefined ? "" : `,"patch":${patch}`;
  return `{"seq":${seq},"events":${JSON.stringify(events)}${changed},"digest":"${digest}"}`;
}
