/** What a page and the worker that plays a daily deal say to each other. */

import type { Mark, Refusal } from "@stolik/kernel";
import type { DailyEntry } from "@stolik/server/protocol";
import type { ShownMatch } from "./session.ts";

export type ToDaily =
  /** Shows the deal after these moves. */
  | {
      readonly type: "open";
      readonly entry: DailyEntry;
      readonly moves: readonly unknown[];
    }
  | { readonly type: "move"; readonly move: unknown };

export type FromDaily =
  | { readonly type: "shown"; readonly at: ShownDeal }
  | { readonly type: "refused"; readonly refusal: Refusal }
  /** How much of the dictionary has come; undefined once none is being fetched any more. */
  | { readonly type: "dictionary"; readonly share: number | undefined };

/** Where somebody stands in a deal. */
export interface ShownDeal {
  readonly match: DealMatch;
  readonly moves: readonly unknown[];
  readonly score: number;
  readonly isOver: boolean;
  /** How it went, once it is over. */
  readonly marks: readonly Mark[];
  /** Which move is worth another try, once it is over; undefined: none. */
  readonly mistake: number | undefined;
}

/** A position of the deal; whoever solves it, and how it ended, only the page knows. */
export type DealMatch = Omit<ShownMatch, "id" | "players" | "outcome">;
