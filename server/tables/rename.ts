/** A person's new name: kept, and shown at every table where they sit. */

import { ok } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import { whyNotBeside } from "../people/namesakes.ts";
import { seatOf } from "../people/seat-of.ts";
import type { Person } from "../protocol/protocol.ts";
import type { Context } from "./context.ts";
import { bringUpToDate } from "./freshness.ts";
import type { OpenTable } from "./open-table.ts";

/** Refused if it could be taken for another's at a table that waits or plays; nobody looks at the other tables. The store knows them all, memory only some. */
export async function rename(
  context: Context,
  person: Person,
): Promise<Result<Person>> {
  const others = await context.store.namesBeside(person.id);
  const reason = whyNotBeside(others, person.name);
  if (reason) return { ok: false, refusal: reason };
  await context.store.savePerson(person);
  for (const table of await tablesOf(context, person))
    show(context, table, person);
  if (!context.notices.isAlone)
    for (const id of await context.store.renewTablesOf(person.id)) {
      context.notices.announce({ table: id });
      const table = await context.cache.peek(id);
      if (table) await bringUpToDate(context, table);
    }
  return ok(person);
}

async function tablesOf(
  { cache }: Context,
  person: Person,
): Promise<readonly OpenTable[]> {
  const open = await cache.all();
  return open.filter(({ stored }) => seatOf(stored, person.id) !== undefined);
}

function show(context: Context, table: OpenTable, { id, name }: Person): void {
  const { stored } = table;
  const seats = stored.seats.map((seat) =>
    seat.type === "person" && seat.person === id ? { ...seat, name } : seat,
  );
  table.stored = { ...stored, seats };
  context.bus.publish(stored.id, { type: "table" });
}
