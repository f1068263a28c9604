/** Who holds the seats of a match, and what those who stay have chosen while somebody is away. */

import type { Level } from "./bot.ts";
import type { Result, Seat } from "./contract.ts";
import { choices, isSeating } from "./entry.ts";
import type { Choice, QuietRow, SeatingEntry } from "./entry.ts";
import { isCount, isObject, isOneOf } from "./parse.ts";
import type { SeatingCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";

/** A stand-in is no wall and no dummy, and at this level no bot of any game bluffs. */
const STAND_IN_LEVEL: Level = 2;

/** Who plays for a seat: its player; nobody, because the player is away; or a bot in the player's place. */
export type Holder = "player" | "nobody" | "stand-in";

export interface Seating {
  /** By seat. */
  readonly holders: readonly Holder[];
  /** What each seat has chosen since somebody last went away, came back or was replaced; null: nothing yet. */
  readonly choices: readonly (Choice | null)[];
  /** Ended by agreement. */
  readonly isEnded: boolean;
}

export function firstSeating(seats: number): Seating {
  return {
    holders: Array.from({ length: seats }, () => "player" as const),
    choices: Array.from({ length: seats }, () => null),
    isEnded: false,
  };
}

/** The seats that nobody plays for: about these those who stay are asked. */
export function vacantSeats({ holders }: Seating): Seat[] {
  return [...holders.keys()].filter((seat) => holders[seat] === "nobody");
}

/** The players with a bot wherever one stands in. */
export function seatBots<Player extends { readonly type: string }>(
  players: readonly Player[],
  { holders }: Seating,
): readonly (Player | StandIn)[] {
  if (!holders.includes("stand-in")) return players;
  return players.map((player, seat) =>
    holders[seat] === "stand-in" ? standIn : player,
  );
}

interface StandIn {
  readonly type: "bot";
  readonly level: Level;
}

const standIn: StandIn = { type: "bot", level: STAND_IN_LEVEL };

/** The seating after the entry. */
export function reseat(
  seating: Seating,
  entry: SeatingEntry,
): Result<Seating, SeatingCode> {
  if (seating.isEnded) return refuse("match-over");
  if (entry.type === "end")
    return isChosen(seating, "end")
      ? ok({ ...seating, isEnded: true })
      : refuse("not-agreed");
  const { seat } = entry;
  const holder = seating.holders[seat];
  if (holder === undefined) return refuse("unknown-seat");
  switch (entry.type) {
    case "away":
      return holder === "player"
        ? ok(hold(seating, seat, "nobody"))
        : refuse("no-change");
    case "stand-in":
      if (holder !== "nobody") return refuse("no-change");
      return isChosen(seating, "stand-in")
        ? ok(hold(seating, seat, "stand-in"))
        : refuse("not-agreed");
    case "return":
      return holder === "player"
        ? refuse("no-change")
        : ok(ask(hold(seating, seat, "player")));
    case "choice":
      return choose(seating, seat, entry.choice);
  }
}

/** The seating after all entries up to some seq; of those that are not about seats nothing follows. A refusal's value `seq` names the entry. */
export function reseatAll(
  seats: number,
  rows: readonly QuietRow[],
): Result<Seating, SeatingCode> {
  let seating = firstSeating(seats);
  for (const { seq, entry } of rows) {
    if (!isSeating(entry)) continue;
    const seated = reseat(seating, entry);
    if (!seated.ok) return refuse(seated.refusal.code, undefined, { seq });
    seating = seated.value;
  }
  return ok(seating);
}

/** Reads foreign data as such an entry; undefined: it is none. */
export function parseSeatingEntry(raw: unknown): SeatingEntry | undefined {
  if (!isObject(raw)) return undefined;
  const { type, seat, choice, ...others } = raw;
  if (Object.keys(others).length > 0) return undefined;
  if (type === "end")
    return seat === undefined && choice === undefined ? { type } : undefined;
  if (!isCount(seat)) return undefined;
  if (type === "choice")
    return isOneOf(choice, choices) ? { type, seat, choice } : undefined;
  if (choice !== undefined) return undefined;
  return type === "away" || type === "stand-in" || type === "return"
    ? { type, seat }
    : undefined;
}

function choose(
  seating: Seating,
  seat: Seat,
  choice: Choice,
): Result<Seating, SeatingCode> {
  if (vacantSeats(seating).length === 0) return refuse("nobody-away");
  if (seating.holders[seat] !== "player" || seating.choices[seat] === choice)
    return refuse("no-change");
  return ok({ ...seating, choices: seating.choices.with(seat, choice) });
}

function hold(seating: Seating, seat: Seat, holder: Holder): Seating {
  const holders = seating.holders.with(seat, holder);
  const isAsked = holder === "nobody" || !holders.includes("nobody");
  const held = { ...seating, holders };
  return isAsked ? ask(held) : held;
}

/** Everybody chooses anew. */
function ask(seating: Seating): Seating {
  return { ...seating, choices: seating.choices.map(() => null) };
}

function isChosen(seating: Seating, choice: Choice): boolean {
  return vacantSeats(seating).length > 0 && seating.choices.includes(choice);
}
