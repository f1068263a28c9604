/** The words on a card: what its front shows, and what its back tells. */

import type { CardId } from "../cards.ts";
import type { CardSymbol } from "../symbols.ts";

export interface CardText {
  readonly title: string;
  /** Beneath the picture: who, what or where. */
  readonly about: string;
  /** The back's date, as it is printed. */
  readonly date: string;
  /** What happened then. */
  readonly event: string;
}

export interface DeckText {
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly symbols: Readonly<Record<CardSymbol, string>>;
}
