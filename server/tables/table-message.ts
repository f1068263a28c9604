/** The `table` message, made once for each kind of viewer: a seat, the host, a spectator, whoever was removed. */

import { seatOf } from "../people/seat-of.ts";
import { encode } from "../protocol/encode.ts";
import { textFrame } from "../protocol/text-frame.ts";
import type { Frame } from "../protocol/text-frame.ts";
import type { Context } from "./context.ts";
import { tableInfo } from "./info.ts";
import type { OpenTable } from "./open-table.ts";

export function tableMessage(
  table: OpenTable,
  context: Pick<Context, "presence" | "settings">,
  person: string | undefined,
): Frame {
  const { stored } = table;
  const seating = table.match?.seating;
  const revision = context.presence.revision(stored.id);
  const { tableMessages: last } = table;
  const isCurrent =
    last?.stored === stored &&
    last.seating === seating &&
    last.revision === revision;
  const now = isCurrent
    ? last
    : { stored, seating, revision, byKind: new Map() };
  table.tableMessages = now;
  const isHost = person !== undefined && person === stored.host;
  const isRemoved = person !== undefined && stored.removed.includes(person);
  const kind = `${seatOf(stored, person) ?? "-"}${isHost ? "h" : ""}${isRemoved ? "r" : ""}`;
  const known = now.byKind.get(kind);
  if (known !== undefined) return known;
  const info = tableInfo(table, context, person);
  const frame = textFrame(encode({ v: 1, type: "table", table: info }));
  now.byKind.set(kind, frame);
  return frame;
}
