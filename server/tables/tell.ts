/** A change at a table that is durable is told to those who watch here, and to the other nodes. */

import type { Ports } from "./ports.ts";

/** With the seq of a move; without: seats, status, names or the table that follows have changed. */
export function tell(
  { bus, notices }: Pick<Ports, "bus" | "notices">,
  table: string,
  seq?: number,
): void {
  const notice =
    seq === undefined
      ? ({ type: "table" } as const)
      : ({ type: "seq", seq } as const);
  bus.publish(table, notice);
  notices.announce(seq === undefined ? { table } : { table, seq });
}
