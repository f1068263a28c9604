/** A card that somebody may ask about: its sides, and the one that is up. */

import type { Card, Side } from "../rules/index.ts";

export interface Asked {
  readonly card: Card;
  /** Absent: the card was drawn, and its owner has not chosen yet (G21). */
  readonly up?: Side | undefined;
  /** Where it lies in the market, if a finger has asked about it there. */
  readonly from?: number;
}
