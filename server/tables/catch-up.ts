/** What a viewer missed: the steps since the seq it has, or the whole view if that is shorter. */

import { freeze, toldTo } from "@stolik/kernel";
import { stepJson, stepsMessage, wholeView } from "./glimpse.ts";
import type { Hall, OpenTable } from "./hall.ts";
import { again } from "./match.ts";
import type { Viewer } from "./match.ts";

/** Further back the steps are never shorter than the view. */
const LONGEST = 60;

/** A message, and up to which seq it brings its reader. */
export interface CatchUp {
  readonly json: string;
  readonly seq: number;
}

/** Undefined: nothing was missed, or nothing is dealt yet. */
export async function catchUp(
  hall: Hall,
  table: OpenTable,
  viewer: Viewer,
  from: number | undefined,
): Promise<CatchUp | undefined> {
  const head = table.match?.position.seq;
  if (head === undefined || from === head) return undefined;
  const steps =
    from === undefined || from < 0 || from > head || head - from > LONGEST
      ? undefined
      : await stepsSince(hall, table, viewer, from);
  const view = wholeView(table, viewer);
  if (!view) return undefined;
  const whole = { json: JSON.stringify(view), seq: view.seq };
  return steps && steps.json.length < whole.json.length ? steps : whole;
}

async function stepsSince(
  hall: Hall,
  table: OpenTable,
  viewer: Viewer,
  from: number,
): Promise<CatchUp | undefined> {
  const { id } = table.stored;
  const snapshot = await hall.store.snapshot(id, from);
  if (!snapshot || snapshot.rulesVersion !== table.game.rulesVersion)
    return undefined;
  const rows = await hall.store.log(id, snapshot.seq + 1);
  const { match } = table;
  if (!match) return undefined;
  const head = match.position.seq;
  let position = freeze({ seq: snapshot.seq, state: snapshot.state });
  const steps: string[] = [];
  for (const row of rows) {
    // The log may be ahead of memory for a moment; what is ahead will be published.
    if (row.seq > head) break;
    const { position: next } = again(table.game, match.key, position, row);
    if (row.seq > from)
      steps.push(
        stepJson({
          seq: row.seq,
          events: toldTo(row.told, viewer),
          before: table.game.view(position.state, viewer),
          after: table.game.view(next.state, viewer),
          isChecked: row.seq === head,
        }),
      );
    position = next;
  }
  return { json: stepsMessage(id, steps), seq: position.seq };
}
