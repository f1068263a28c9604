/** A table before it is made: how many seats, who is asked to each, what the host chose. */

import type { Level, Player } from "@stolik/kernel";
import type { SeatRequest, TableRequest } from "@stolik/server/protocol";
import type {
  Company,
  OptionChoice,
  OptionValue,
  OptionValues,
} from "@stolik/furniture";

/** Who is asked to a seat that is not the host's. */
export type Guest = Exclude<SeatRequest, { readonly type: "me" }>;

export type { OptionValues };

export interface Plan {
  /** The seats after the host's own. */
  readonly guests: readonly Guest[];
  /** What the host has chosen; the rest is as usual at such a table. */
  readonly options: OptionValues;
}

export const DEFAULT_LEVEL: Level = 2;
const DEFAULT_BOTS = 2;

/** For somebody's first match, which they play alone. */
export function firstOptions(
  options: readonly OptionChoice[],
  seats: number,
): OptionValues {
  const company = { seats, isAlone: true };
  return filled(options, company, ({ gentle }) => gentle);
}

/** What was chosen among the options of a match: the rest follows its defaults. */
export function chosenIn(
  values: OptionValues,
  options: readonly OptionChoice[],
  company: Company,
): OptionValues {
  const chosen = options.filter(
    (option) => values[option.name] !== usualOf(option, values, company),
  );
  return Object.fromEntries(
    Object.entries(values).filter(([name]) =>
      chosen.some((option) => option.name === name),
    ),
  );
}

export function seatsOf(plan: Plan): number {
  return plan.guests.length + 1;
}

export function companyOf(plan: Plan): Company {
  const isAlone = plan.guests.every(({ type }) => type === "bot");
  return { seats: seatsOf(plan), isAlone };
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
  { choices, isAmount }: OptionChoice,
  seats: number,
): readonly OptionValue[] {
  if (isAmount) return choices;
  return choices.filter(
    (choice) => typeof choice !== "number" || choice < seats,
  );
}

/** The options as they can stand at a table of that size. */
export function fitOptions(
  values: OptionValues,
  options: readonly OptionChoice[],
  company: Company,
): OptionValues {
  return filled(options, company, (option) => {
    const value = values[option.name];
    const fits =
      value !== undefined && choicesFor(option, company.seats).includes(value);
    return fits ? value : undefined;
  });
}

function usualOf(
  { default: usual }: OptionChoice,
  values: OptionValues,
  company: Company,
): OptionValue {
  return typeof usual === "function" ? usual(values, company) : usual;
}

/** Every option, in order: what is wished, or else its default. */
function filled(
  options: readonly OptionChoice[],
  company: Company,
  wished: (option: OptionChoice) => OptionValue | undefined,
): OptionValues {
  const values: Record<string, OptionValue> = {};
  for (const option of options) {
    values[option.name] = wished(option) ?? usualOf(option, values, company);
  }
  return values;
}

export function toRequest(
  game: string,
  plan: Plan,
  options: readonly OptionChoice[],
): TableRequest {
  return {
    game,
    options: fitOptions(plan.options, options, companyOf(plan)),
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
