/** How far somebody has followed each of their tables on this device. */

import { readSaved, save } from "../saved.ts";

const SEEN = "seen";
/** As many as the server lists. */
const MOST = 50;

/** The last position that was shown here; undefined: none, or it is long ago. */
export function seenAt(table: string): number | undefined {
  const [, seq] = all().find(([id]) => id === table) ?? [];
  return seq === undefined ? undefined : Number(seq);
}

/** Undefined: there is nothing to follow any more. */
export function noteSeen(table: string, seq: number | undefined): void {
  const others = all().filter(([id]) => id !== table);
  const now = seq === undefined ? others : [...others, [table, String(seq)]];
  const text = now.slice(-MOST).map((one) => one.join(":"));
  save(SEEN, text.length > 0 ? text.join(" ") : undefined);
}

function all(): readonly (readonly string[])[] {
  const text = readSaved(SEEN);
  return text ? text.split(" ").map((one) => one.split(":")) : [];
}
