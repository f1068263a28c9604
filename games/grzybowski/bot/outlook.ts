/** What can be told of the cards to come: which symbols, and which goals, and how likely they are to be had. */

import { backSides, FULL, frontNumbers, symbols } from "../rules/index.ts";
import type { BackId, FrontId, State } from "../rules/index.ts";

export interface Outlook {
  /** How many cards this seat has still to lay. */
  readonly left: number;
  /** For each symbol and number of cards lacking: how likely one of them comes and lies where it is wanted. */
  readonly chance: readonly (readonly number[])[];
  /** For each symbol: the share of the cards to come that carry it. */
  readonly share: readonly number[];
  /** Arrangement goals that may still be had, and how likely. */
  readonly goals: readonly { readonly back: BackId; readonly weight: number }[];
  /** Fronts nobody has laid yet. */
  readonly free: ReadonlySet<FrontId>;
}

/** Fronts to choose from at once, and how many new ones come into sight from turn to turn. */
const FRONTS = 1;
const NEW_FRONTS = 0.15;
/** No pattern has more cells. */
const LONGEST = 7;
/** How likely a goal on the market, or in the stack at the start of the match, ends in this seat's grid. */
const MARKET_GOAL = 0.3;
const STACK_GOAL = 0.2;
const MOST_CERTAIN = 0.97;

/** `left` may look ahead of the state: how many cards are still to lay after what is being weighed. */
export function outlookOf(state: State, left: number): Outlook {
  const slots = state.market.flatMap(({ up, card }) =>
    card ? [{ up, card }] : [],
  );
  const rest = [...slots.map(({ card }) => card), ...state.stack];
  const share = shares(rest.map(({ front }) => front));
  const looks = FRONTS + NEW_FRONTS * left;
  return {
    left,
    share,
    chance: share.map((part) =>
      Array.from({ length: LONGEST + 1 }, (_, lacking) =>
        lacking > left
          ? 0
          : MOST_CERTAIN * (1 - (1 - part) ** ((2 * looks) / (lacking + 1))),
      ),
    ),
    goals: [
      ...slots
        .filter(({ up }) => up === "back")
        .map(({ card }) => ({ back: card.back, weight: MARKET_GOAL })),
      ...[
        ...slots.filter(({ up }) => up === "front").map(({ card }) => card),
        ...state.stack,
      ].map(({ back }) => ({ back, weight: (STACK_GOAL * left) / FULL })),
    ].filter(({ back }) => left > 0 && backSides[back].type === "arrangement"),
    free: new Set(rest.map(({ front }) => front)),
  };
}

function shares(fronts: readonly FrontId[]): number[] {
  const found = new Array<number>(symbols.length).fill(0);
  for (const front of fronts)
    for (const symbol of new Set(frontNumbers(front)))
      found[symbol] = (found[symbol] ?? 0) + 1;
  return found.map((number) => number / Math.max(1, fronts.length));
}
