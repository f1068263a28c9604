/** The words on a card: what its front shows, and what its back tells. */

import type { BackId } from "../back-sides.ts";
import type { FrontId } from "../fronts.ts";
import type { CardSymbol } from "../symbols.ts";

export interface FrontText {
  readonly title: string;
  /** Beneath the picture: who, what or where. */
  readonly about: string;
}

export interface BackText {
  /** As it is printed. */
  readonly date: string;
  /** What happened then. */
  readonly event: string;
}

export interface DeckText {
  readonly fronts: Readonly<Record<FrontId, FrontText>>;
  readonly backs: Readonly<Record<BackId, BackText>>;
  readonly symbols: Readonly<Record<CardSymbol, string>>;
}
