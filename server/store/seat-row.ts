/** A seat to and from its row. */

import type { Level } from "@stolik/kernel";
import { Damaged } from "./damage.ts";
import type { Schema } from "./schema.ts";
import type { StoredSeat } from "./stored.ts";

type Row = Schema["seats"];

export function fromSeat(table: string, index: number, seat: StoredSeat): Row {
  const row: Row = {
    table_id: table,
    seat: index,
    type: seat.type,
    person_id: null,
    entropy: null,
    bot_name: null,
    level: null,
  };
  switch (seat.type) {
    case "open":
      return row;
    case "person":
      return { ...row, person_id: seat.person, entropy: seat.entropy };
    case "bot":
      return { ...row, bot_name: seat.name, level: seat.level };
  }
}

export function toSeat(
  row: Omit<Row, "table_id" | "seat"> & { readonly name: string | null },
): StoredSeat {
  switch (row.type) {
    case "open":
      return { type: "open" };
    case "person":
      return {
        type: "person",
        person: row.person_id ?? "",
        name: row.name ?? "",
        entropy: row.entropy ?? "",
      };
    case "bot":
      return {
        type: "bot",
        name: row.bot_name ?? "",
        level: row.level as Level,
      };
  }
  throw new Damaged({ table: "seats", column: "type" }, "no type of seat");
}
