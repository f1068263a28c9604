/** The ledger of limits that nodes share: each counts by itself and tells the others about once a second. While the board is away each goes by its own. */

import type { Ledger } from "../limits/ledger.ts";
import type { Board, Held, Spent } from "../store/board.ts";

/** More is told with the next exchange, so that one stays small. */
const MOST_TOLD = 1_000;
/** At most this many addresses are remembered for the next report. */
const MOST_UNTOLD = 10_000;

type Listener = (address: string, amount: number) => void;

export interface SharedLedger extends Ledger {
  /** Tells what was had here and learns what was had elsewhere. */
  exchange(): Promise<void>;
  /** The others have forgotten what this node holds. */
  tellAgain(): void;
}

/** `limit`: how many connections an address may hold. Addresses that hold less than half of it are not asked about. */
export function sharedLedger(
  board: Board,
  node: string,
  limit: number,
): SharedLedger {
  const listeners = new Map<string, Listener>();
  /** What was had here and is not told yet, by kind and address. */
  const untold = new Map<string, Spent>();
  /** What was read before, and may be read again. */
  let known: ReadonlySet<number> = new Set();
  const held = new Map<string, number>();
  const heldChanged = new Set<string>();
  let elsewhere: ReadonlyMap<string, number> = new Map();

  const spend = (kind: string, address: string, more: number) => {
    const key = `${kind} ${address}`;
    if (untold.size >= MOST_UNTOLD && !untold.has(key)) return;
    const amount = (untold.get(key)?.amount ?? 0) + more;
    untold.set(key, { kind, address, amount });
  };

  const exchangeSpent = async () => {
    const told = take(untold, MOST_TOLD);
    // What could not be told is not told later: it would be charged long after it was had.
    const rows = await board.exchangeSpent(node, told);
    for (const { id, kind, address, amount } of rows)
      if (!known.has(id)) listeners.get(kind)?.(address, amount);
    known = new Set(rows.map(({ id }) => id));
  };

  const exchangeHeld = async () => {
    const changed = [...heldChanged].slice(0, MOST_TOLD);
    for (const address of changed) heldChanged.delete(address);
    const rows: Held[] = changed.map((address) => ({
      address,
      amount: held.get(address) ?? 0,
    }));
    try {
      const found = await board.exchangeHeld(node, rows, Math.ceil(limit / 2));
      elsewhere = new Map(
        found.map(({ address, amount }) => [address, amount]),
      );
    } catch (error) {
      for (const address of changed) heldChanged.add(address);
      // Whoever held something there may long have let it go.
      elsewhere = new Map();
      throw error;
    }
  };

  return {
    share: (kind) => ({
      spend: (address, amount) => spend(kind, address, amount),
      onElsewhere: (listener) => void listeners.set(kind, listener),
    }),
    hold(address, change) {
      const amount = (held.get(address) ?? 0) + change;
      if (amount > 0) held.set(address, amount);
      else held.delete(address);
      heldChanged.add(address);
    },
    heldElsewhere: (address) => elsewhere.get(address) ?? 0,
    async exchange() {
      await exchangeSpent();
      await exchangeHeld();
    },
    tellAgain() {
      for (const address of held.keys()) heldChanged.add(address);
    },
  };
}

/** Takes so many out, those that came first. */
function take(waiting: Map<string, Spent>, most: number): Spent[] {
  const taken: Spent[] = [];
  for (const [key, spent] of waiting) {
    if (taken.length === most) break;
    waiting.delete(key);
    taken.push(spent);
  }
  return taken;
}
