/** A person's new name, at every table where it is shown. */

import type { Person } from "../protocol.ts";
import type { Hall } from "./hall.ts";
import { seatOf } from "./info.ts";

export async function rename(hall: Hall, person: Person): Promise<void> {
  for (const [id, loading] of hall.open) {
    const table = await loading.catch(() => undefined);
    const seat = table && seatOf(table.stored, person.id);
    const player = seat === undefined ? undefined : table?.stored.seats[seat];
    if (!table || seat === undefined || player?.type !== "person") continue;
    const seats = table.stored.seats.with(seat, {
      ...player,
      name: person.name,
    });
    table.stored = { ...table.stored, seats };
    hall.bus.publish(id, { type: "table" });
  }
}
