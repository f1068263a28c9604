/** The tables at which a person sits, and at which of them it is their turn. */

import type { OwnTable } from "../protocol/protocol.ts";
import { Damaged } from "../store/damage.ts";
import { OtherRules, PlayedElsewhere } from "../store/failure.ts";
import type { SeatedTable, StoredSeat } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { openCurrent } from "./open.ts";

/** More than anybody plays at once: what is left out is over. */
const MOST = 50;

export async function ownTables(
  context: Context,
  person: string,
): Promise<readonly OwnTable[]> {
  const seated = await context.store.tablesOf(person, MOST);
  const own: OwnTable[] = [];
  // One after the other: a table that is not in memory is read and folded, and others wait for the store too.
  for (const table of seated)
    own.push({
      id: table.id,
      game: table.game,
      status: table.status,
      names: table.seats.map(nameOf),
      yourSeat: table.seats.findIndex(
        (seat) => seat.type === "person" && seat.person === person,
      ),
      ...(await turnAt(context, table)),
      movedAt: table.movedAt,
      ...(table.outcome ? { winners: table.outcome.winners } : {}),
    });
  return own;
}

function nameOf(seat: StoredSeat): string | null {
  return seat.type === "open" ? null : seat.name;
}

async function turnAt(
  context: Context,
  { id, status }: SeatedTable,
): Promise<Pick<OwnTable, "toMove" | "isStopped">> {
  if (status !== "playing") return { toMove: [] };
  try {
    const match = (await openCurrent(context, id))?.match;
    return match && !match.seating.isEnded
      ? { toMove: match.game.toMove(match.position.state) }
      : { toMove: [] };
  } catch (error) {
    // It stays in the list: whoever opens it is told why it cannot go on.
    if (cannotGoOnHere(error)) return { toMove: [], isStopped: true };
    throw error;
  }
}

/** Whether this table alone cannot go on, whatever becomes of the others; a store that fails has none to show. */
function cannotGoOnHere(error: unknown): boolean {
  return (
    error instanceof OtherRules ||
    error instanceof PlayedElsewhere ||
    error instanceof Damaged
  );
}
