/** Who goes on with a match that is continued: one keeps the seat, and somebody plays each of the others. */

import type { Language, Level, Player, Seat } from "@stolik/kernel";
import type { SeatRequest } from "@stolik/server/protocol";
import type { LocalMode } from "../session/unfinished.ts";
import { givenName } from "../given-name.ts";
import { savedName, tellApart } from "./guest.ts";
import { botPlayers } from "./plan.ts";

/** Who plays the other seats. */
export const companies = ["bots", "hotseat", "friends"] as const;
export type Company = (typeof companies)[number];

export interface ContinuePlan {
  readonly seat: Seat;
  readonly company: Company;
  /** Of the bots, where they play. */
  readonly level: Level;
}

/** How it is played on this device; undefined: it is not. */
export function modeOf({ company }: ContinuePlan): LocalMode | undefined {
  if (company === "friends") return undefined;
  return company === "bots" ? "solo" : "hotseat";
}

/** Who sits where on this device. Around one screen people keep the names they had. */
export function playersOf(
  { seat, company, level }: ContinuePlan,
  before: readonly Player[],
  language: Language,
): readonly Player[] {
  if (company === "bots") {
    const name = savedName() || givenName(language);
    const bots = botPlayers(before.length - 1, level);
    return bots.toSpliced(seat, 0, person(name));
  }
  const names = before.map(({ type, name }, other) => {
    if (other === seat && savedName()) return savedName();
    return type === "person" ? name : givenName(language, other);
  });
  return tellApart(names).map(person);
}

/** Whom a table is made for. */
export function seatsOf(seat: Seat, seats: number): readonly SeatRequest[] {
  const free: readonly SeatRequest[] = Array.from({ length: seats }, () => ({
    type: "open",
  }));
  return free.with(seat, { type: "me" });
}

function person(name: string): Player {
  return { type: "person", name, isOnline: true };
}
