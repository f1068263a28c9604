/** The `table` message, made once for all to whom the table looks the same. */

import type { ServerMessage } from "../protocol.ts";
import type { OpenTable } from "./hall.ts";
import { seatOf, tableInfo } from "./info.ts";
import type { Presence } from "./presence.ts";

/** As JSON. */
export function tableMessage(
  table: OpenTable,
  presence: Presence,
  person: string | undefined,
): string {
  const { stored } = table;
  const revision = presence.revision(stored.id);
  const { tableMessages: last } = table;
  const isCurrent = last?.stored === stored && last.revision === revision;
  const now = isCurrent ? last : { stored, revision, byKind: new Map() };
  table.tableMessages = now;
  const isHost = person !== undefined && person === stored.host;
  const kind = `${seatOf(stored, person) ?? "-"}${isHost ? "h" : ""}`;
  const known = now.byKind.get(kind);
  if (known !== undefined) return known;
  const info = tableInfo(stored, presence, person);
  const message: ServerMessage = { v: 1, type: "table", table: info };
  const json = JSON.stringify(message);
  now.byKind.set(kind, json);
  return json;
}
