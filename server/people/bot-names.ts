/** What bots are called: names that need no translation, and that no person may take. */

import type { Seat } from "@stolik/kernel";

export const BOT_NAMES = [
  "Ada",
  "Bruno",
  "Celina",
  "Dante",
  "Elena",
  "Felix",
  "Greta",
  "Hugo",
] as const;

/** At each seat another, and none of those that are taken already. */
export function botName(seat: Seat, taken: readonly string[] = []): string {
  const inTurn = BOT_NAMES.map(
    (_, step) => BOT_NAMES[(seat + step) % BOT_NAMES.length] ?? "",
  );
  return inTurn.find((name) => !taken.includes(name)) ?? "";
}
