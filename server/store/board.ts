/** What the nodes on one database tell each other: that they live, who watches where, how much each address has asked for. It may be forgotten at any time. */

/** Who is at a table on one node: a person, or so many without a cookie, or somebody who has asked for it lately. */
export interface Watching {
  readonly table: string;
  readonly kind: "person" | "strangers" | "visit";
  /** Empty where it is not a person. */
  readonly person: string;
  /** For strangers: how many. For a visit: how many milliseconds it counts. */
  readonly amount: number;
}

/** How much of something an address has used on one node since that node last told. */
export interface Spent {
  readonly kind: string;
  readonly address: string;
  readonly amount: number;
}

export interface SpentElsewhere extends Spent {
  /** Tells one from the next. */
  readonly id: number;
}

/** How much of something an address holds at this moment. */
export interface Held {
  readonly address: string;
  readonly amount: number;
}

export interface Board {
  /** Tells that the node lives, which of its rows are gone, and which have come or changed. False: nothing was written, because the node is not known any more and has to introduce itself. */
  tell(
    node: string,
    gone: readonly Watching[],
    come: readonly Watching[],
  ): Promise<boolean>;
  /** Tells that the node lives, and all its rows. */
  introduce(node: string, rows: readonly Watching[]): Promise<void>;
  /** Who is at these tables on other nodes that live. */
  watchingElsewhere(
    node: string,
    tables: readonly string[],
  ): Promise<readonly Watching[]>;
  /** Tells what addresses have used here; resolves with what other nodes have told in the last seconds, including what was read before. */
  exchangeSpent(
    node: string,
    spent: readonly Spent[],
  ): Promise<readonly SpentElsewhere[]>;
  /** Tells how much addresses hold here, where that has changed; resolves with what they hold elsewhere, of those that hold at least `worth` in all. */
  exchangeHeld(
    node: string,
    held: readonly Held[],
    worth: number,
  ): Promise<readonly Held[]>;
  /** Removes what nodes that are gone have left. */
  sweep(): Promise<void>;
  /** The node is going. */
  leave(node: string): Promise<void>;
  close(): Promise<void>;
}
