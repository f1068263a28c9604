/** A person's new name: kept, and shown at every table where they sit. */

import { ok } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import type { Person } from "../protocol.ts";
import type { Hall, OpenTable } from "./hall.ts";
import { seatOf } from "./info.ts";
import { whyNotHere } from "./namesakes.ts";

/** Refused where it could be taken for another's at a table that plays or waits; of those in memory, as nobody looks at the others. */
export async function rename(
  hall: Hall,
  person: Person,
): Promise<Result<Person>> {
  for (const { stored } of await tablesOf(hall, person)) {
    if (stored.status === "over" || stored.status === "stopped") continue;
    const reason = whyNotHere(stored, person);
    if (reason) return { ok: false, refusal: reason };
  }
  await hall.store.savePerson(person);
  for (const table of await tablesOf(hall, person)) show(hall, table, person);
  return ok(person);
}

async function tablesOf(hall: Hall, person: Person): Promise<OpenTable[]> {
  const found: OpenTable[] = [];
  for (const loading of hall.open.values()) {
    const table = await loading.catch(() => undefined);
    if (table && seatOf(table.stored, person.id) !== undefined)
      found.push(table);
  }
  return found;
}

function show(hall: Hall, table: OpenTable, { id, name }: Person): void {
  const { stored } = table;
  const seats = stored.seats.map((seat) =>
    seat.type === "person" && seat.person === id ? { ...seat, name } : seat,
  );
  table.stored = { ...stored, seats };
  hall.bus.publish(stored.id, { type: "table" });
}
