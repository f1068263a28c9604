/** A real match on a page that is not there: what the board's tests play on. */

import { BoardMatch, libraryOf, openBoard } from "@stolik/furniture/testing";
import type { Language, Player, Seat } from "@stolik/kernel";
import { createInstance } from "i18next";
import { sample } from "../../rules/index.ts";
import { module } from "../index.tsx";

export const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bartek", level: 1 },
];

export const library = () =>
  libraryOf(createInstance(), "sample", module.texts);

/** A match that seat 0 begins, as seat 0 hears it. */
export const match = () => new BoardMatch(sample, 2, { first: 0 }, 0);

export async function open(
  shown: ReturnType<typeof match>,
  seat: Seat | null = 0,
  language: Language = "en",
) {
  const props = { players, seat, language };
  return openBoard(module.Board, shown, await library(), props);
}
