/** The games as the page shows them, in the order of their cards. */

import { cross } from "@stolik/cross/entry";
import type { GameEntry } from "@stolik/furniture";
import { grzybowski } from "@stolik/grzybowski/entry";
import { journey } from "@stolik/journey/entry";
import { letters } from "@stolik/letters/entry";
import { nsoe } from "@stolik/nsoe/entry";

export const games: readonly GameEntry[] = [
  nsoe,
  cross,
  letters,
  grzybowski,
  journey,
];

export function findEntry(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
