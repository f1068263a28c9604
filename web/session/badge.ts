/** The badge of the app: at how many tables it is this person's turn, as far as this device knows. */

import { readSaved, save } from "../saved.ts";

const NAME = "waiting-tables";

/** What the server says of all tables. */
export function noteWaitingTables(tables: readonly string[]): void {
  save(NAME, tables.length > 0 ? tables.join(" ") : undefined);
  void show(tables.length);
}

/** What an open table says of itself. */
export function noteWaiting(table: string, isWaiting: boolean): void {
  const before = readSaved(NAME)?.split(" ") ?? [];
  const others = before.filter((other) => other !== table);
  noteWaitingTables(isWaiting ? [...others, table] : others);
}

/** Silent where there are no badges, or the app is not installed. */
async function show(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (count > 0
      ? navigator.setAppBadge(count)
      : navigator.clearAppBadge());
  } catch {
    // Nobody asked for it.
  }
}
