/** A table before it is made: how many seats, who is asked to each, what the host chose. */

import type { Level, Player } from "@stolik/kernel";
import type { SeatRequest, TableRequest } from "@stolik/server/protocol";
import type { OptionChoice, OptionValue } from "@stolik/furniture";

/** Who is asked to a seat that is not the host's. */
export type Guest = Exclude<SeatRequest, { readonly type: "me" }>;

export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface Plan {
  /** The seats after the host's own. */
  readonly guests: readonly Guest[];
  readonly options: OptionValues;
}

export const DEFAULT_LEVEL: Level = 2;
const DEFAULT_BOTS = 2;

export function defaultOptions(options: readonly OptionChoice[]): OptionValues {
  return Object.fromEntries(
    options.map(({ name, default: value }) => [name, value]),
  );
}

/** For somebody's first match, which they play alone. */
export function firstOptions(options: readonly OptionChoice[]): OptionValues {
  return Object.fromEntries(
    options.map(({ name, default: value, gentle }) => [name, gentle ?? value]),
  );
}

export function seatsOf(plan: Plan): number {
  return plan.guests.length + 1;
}

/** Keeps who was asked already; new seats are open. */
export function withSeats(plan: Plan, seats: number): Plan {
  const guests = Array.from(
    { length: seats - 1 },
    (_, index): Guest => plan.guests[index] ?? { type: "open" },
  );
  return { ...plan, guests };
}

export function withGuest(plan: Plan, index: number, guest: Guest): Plan {
  return { ...plan, guests: plan.guests.with(index, guest) };
}

/** A choice that names a seat the table does not have is no choice. */
export function choicesFor(
  option: OptionChoice,
  seats: number,
): readonly OptionValue[] {
  return option.choices.filter(
    (choice) => typeof choice !== "number" || choice < seats,
  );
}

/** The options as they can stand at a table of so many seats. */
export function fitOptions(
  values: OptionValues,
  options: readonly OptionChoice[],
  seats: number,
): OptionValues {
  return Object.fromEntries(
    options.map((option) => {
      const value = values[option.name] ?? option.default;
      const fits = choicesFor(option, seats).includes(value);
      return [option.name, fits ? value : option.default];
    }),
  );
}

export function toRequest(
  game: string,
  plan: Plan,
  options: readonly OptionChoice[],
): TableRequest {
  return {
    game,
    options: fitOptions(plan.options, options, seatsOf(plan)),
    seats: [{ type: "me" }, ...plan.guests],
  };
}

/** Opponents for somebody who plays alone. */
export function botPlayers(count: number, level: Level): Player[] {
  return botNames.slice(0, count).map((name) => ({ type: "bot", name, level }));
}

export function defaultBots(seats: { readonly max: number }): number {
  return Math.min(DEFAULT_BOTS, seats.max - 1);
}

/** Names that need no translation. */
const botNames = ["Bruno", "Celina", "Dante", "Elena", "Felix"] as const;
