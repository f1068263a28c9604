/** Whose bot is asked next: tables where a person waits first, then fair shares of the workers' time by address, and by person within it. */

import { accounts } from "./accounts.ts";
import type { Account, Accounts } from "./accounts.ts";

/** A table where it is a bot's turn. */
export interface Turn {
  readonly table: string;
  /** Whether a person who plays there is waiting. */
  readonly isAwaited: boolean;
  readonly address: string;
  readonly person: string;
}

export interface FairQueue {
  /** Adds a turn, unless its table waits already. Returns the turn that there is no room for, perhaps this one. */
  add(turn: Turn): Turn | undefined;
  has(table: string): boolean;
  /** Takes the next turn out; its share is charged with the estimate. */
  next(): Turn | undefined;
  /** What a turn that was taken has really cost, in milliseconds. */
  charge(turn: Turn, cost: number): void;
  readonly size: number;
}

interface AddressAccount extends Account {
  readonly people: Accounts<Account>;
}

/** `most`: how many may wait. `estimate`: milliseconds a turn is thought to cost until it is done. */
export function fairQueue(most: number, estimate: number): FairQueue {
  const waiting = new Map<string, Turn>();
  const addresses = accounts<AddressAccount>((spent) => ({
    spent,
    open: 0,
    people: accounts((had) => ({ spent: had, open: 0 })),
  }));

  const leave = ({ address, person }: Turn) => {
    addresses.get(address)?.people.leave(person);
    addresses.leave(address);
  };

  /** Negative: `one` is asked before `other`. What is alike stays in the order it came. */
  const compare = (one: Turn, other: Turn): number => {
    if (one.isAwaited !== other.isAwaited) return one.isAwaited ? -1 : 1;
    const mine = addresses.get(one.address);
    const theirs = addresses.get(other.address);
    if (!mine || !theirs) throw new Error("A turn waits without an account.");
    if (mine !== theirs) return mine.spent - theirs.spent;
    return (
      (mine.people.get(one.person)?.spent ?? 0) -
      (mine.people.get(other.person)?.spent ?? 0)
    );
  };

  /** The newest turn of the account with most waiting; one that no person waits for, if there is one. */
  const excess = (): Turn | undefined => {
    const all = [...waiting.values()];
    const idle = all.filter(({ isAwaited }) => !isAwaited);
    const from = idle.length > 0 ? idle : all;
    const fromAddress = longest(from, ({ address }) => address);
    return longest(fromAddress, ({ person }) => person).at(-1);
  };

  return {
    add(turn) {
      if (waiting.has(turn.table)) return undefined;
      waiting.set(turn.table, turn);
      addresses.enter(turn.address).people.enter(turn.person);
      const lost = waiting.size > most ? excess() : undefined;
      if (lost) {
        waiting.delete(lost.table);
        leave(lost);
      }
      return lost;
    },
    has: (table) => waiting.has(table),
    next() {
      let first: Turn | undefined;
      for (const turn of waiting.values())
        if (!first || compare(turn, first) < 0) first = turn;
      if (!first) return undefined;
      waiting.delete(first.table);
      addresses.get(first.address)?.people.serve(first.person, estimate);
      addresses.serve(first.address, estimate);
      return first;
    },
    charge(turn, cost) {
      const { address, person } = turn;
      addresses.get(address)?.people.correct(person, cost - estimate);
      addresses.correct(address, cost - estimate);
      leave(turn);
    },
    get size() {
      return waiting.size;
    },
  };
}

/** Those with the key that occurs most often. */
function longest(
  turns: readonly Turn[],
  keyOf: (turn: Turn) => string,
): readonly Turn[] {
  const lines = new Map<string, Turn[]>();
  for (const turn of turns) {
    const line = lines.get(keyOf(turn)) ?? [];
    line.push(turn);
    lines.set(keyOf(turn), line);
  }
  return [...lines.values()].reduce<readonly Turn[]>(
    (most, line) => (line.length > most.length ? line : most),
    [],
  );
}
