/** The thirteen symbols, with how often the deck prints each (G2). */

export const symbols = [
  "personality",
  "varsovians",
  "trade",
  "judaism",
  "architecture",
  "culture",
  "independence",
  "borderland",
  "transport",
  "zionism",
  "christianity",
  "unrest",
  "iron",
] as const;

/** The members are the rulebook's kinds of resources. */
export type CardSymbol = (typeof symbols)[number];

export const printed: Readonly<Record<CardSymbol, number>> = {
  personality: 18,
  varsovians: 18,
  trade: 13,
  judaism: 13,
  architecture: 12,
  culture: 10,
  independence: 10,
  borderland: 10,
  transport: 9,
  zionism: 8,
  christianity: 7,
  unrest: 7,
  iron: 7,
};
