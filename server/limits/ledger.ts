/** What addresses have had on this node, told to the others, and what they have had there: a limit holds for all nodes together. */

/** Of one thing that is counted. */
export interface Share {
  /** The address has had so much here. */
  spend(address: string, amount: number): void;
  /** Told, about once a second, what addresses have had elsewhere meanwhile. */
  onElsewhere(listener: (address: string, amount: number) => void): void;
}

export interface Ledger {
  share(kind: string): Share;
  /** The address holds so many connections more here, or less. */
  hold(address: string, change: 1 | -1): void;
  /** How many it holds elsewhere; 0 also where it is far from any limit. */
  heldElsewhere(address: string): number;
}

/** For a process that shares its limits with no other. */
export const ownShare: Share = { spend: () => {}, onElsewhere: () => {} };

export const ownLedger: Ledger = {
  share: () => ownShare,
  hold: () => {},
  heldElsewhere: () => 0,
};
