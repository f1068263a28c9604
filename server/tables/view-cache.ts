/** The view cache: each viewer's latest view, and the messages that carry it, made once however many watch. */

import {
  diffText,
  freeze,
  heardBy,
  isQuietAt,
  share,
  toldTo,
} from "@stolik/kernel";
import type { Match, Viewer } from "@stolik/kernel";
import { encode, encodeSteps } from "../protocol/encode.ts";
import type { SeatStep } from "../protocol/protocol.ts";
import { textFrame } from "../protocol/text-frame.ts";
import type { Frame } from "../protocol/text-frame.ts";
import { fastDigest } from "./fast-digest.ts";
import type { CachedView, OpenTable } from "./open-table.ts";
import { keepStep, MOST_MOVES, noSteps } from "./recent-steps.ts";

/** How often a step carries a digest: a page whose view differs notices within so many moves, or at the end. */
const CHECK_EVERY = 16;

/** What the viewer sees now; undefined before the deal. */
export function viewFor(
  table: OpenTable,
  viewer: Viewer,
): CachedView | undefined {
  const { match } = table;
  if (!match) return undefined;
  const key = viewKey(table, viewer);
  const last = table.views.get(key);
  const { seq } = match.position;
  if (last?.seq === seq) return last;
  const canFollow = last && last.seq < seq && seq - last.seq <= MOST_MOVES;
  const now = canFollow
    ? nextView(table, match, key, last)
    : firstView(table, match, key);
  table.views.set(key, now);
  return now;
}

/** The latest move as the viewer may know it; undefined where that cannot be told from memory. */
export function latestStep(
  table: OpenTable,
  viewer: Viewer,
  seq: number,
): Frame | undefined {
  const latest = viewFor(table, viewer)?.recent.kept.at(-1);
  const isNext = latest?.seq === seq && latest.from === seq - 1;
  return isNext ? latest.frame : undefined;
}

/** The message of the whole view, as JSON: made once until the next move. */
export function wholeMessage(
  table: OpenTable,
  viewer: Viewer,
): string | undefined {
  const now = viewFor(table, viewer);
  if (!now || !table.match) return undefined;
  if (now.whole !== undefined) return now.whole;
  now.whole = encode({
    v: 1,
    type: "view",
    table: table.stored.id,
    seq: now.seq,
    view: now.view,
    digest: digestAt(now),
    heard: heardBy(table.match, viewKey(table, viewer)),
  });
  return now.whole;
}

/** The digest of a view: made once. */
export function digestAt(now: CachedView): string {
  now.digest ??= fastDigest(now.view);
  return now.digest;
}

/** Where everyone sees the same, one view serves all. */
function viewKey({ game }: OpenTable, viewer: Viewer): Viewer {
  return game.isOpen ? null : viewer;
}

function firstView(table: OpenTable, match: Match, viewer: Viewer): CachedView {
  const { seq, state } = match.position;
  const view = freeze(table.game.view(state, viewer));
  return { seq, view, recent: noSteps() };
}

/** The next view of a viewer, and the steps that lead to it. If several moves were played since the last view, each tells its events, and the last step carries the patch of all. */
function nextView(
  table: OpenTable,
  match: Match,
  viewer: Viewer,
  last: CachedView,
): CachedView {
  const { seq, state } = match.position;
  const view = share(last.view, table.game.view(state, viewer));
  const { recent } = last;
  const now: CachedView = { seq, view, recent };
  const isLeap = last.seq < seq - 1;
  const isChecked =
    isLeap || seq % CHECK_EVERY === 0 || table.game.toMove(state).length === 0;
  const steps: SeatStep[] = [];
  for (let missed = last.seq + 1; missed < seq; missed += 1)
    steps.push({ ...stepOf(match, viewer, missed), isPassing: true });
  const step = stepOf(match, viewer, seq);
  steps.push(isChecked ? { ...step, digest: digestAt(now) } : step);
  const patch = diffText(last.view, view);
  const frame = textFrame(encodeSteps(table.stored.id, steps, patch));
  keepStep(recent, { from: last.seq, seq, frame });
  return now;
}

function stepOf(match: Match, viewer: Viewer, seq: number): SeatStep {
  if (isQuietAt(match, seq)) return { seq, events: [], isSeating: true };
  return { seq, events: toldTo(match.told[seq] ?? [], viewer) };
}
