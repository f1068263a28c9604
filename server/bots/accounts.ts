/** Fair shares by start-time fair queueing: whoever has had least is served next, and whoever comes back is owed nothing for having been away. */

export interface Account {
  /** What it has had, in milliseconds. */
  spent: number;
  /** How many of its turns wait or are under way. */
  open: number;
}

export interface Accounts<Kept extends Account> {
  /** One more turn of this account waits. */
  enter(key: string): Kept;
  get(key: string): Kept | undefined;
  /** A turn is under way and costs so much. */
  serve(key: string, cost: number): void;
  /** A turn has cost so much more than was thought, or less. */
  correct(key: string, difference: number): void;
  /** A turn is done, or waits no longer. */
  leave(key: string): void;
  /** How many accounts are kept. */
  readonly size: number;
}

export function accounts<Kept extends Account>(
  make: (spent: number) => Kept,
): Accounts<Kept> {
  const all = new Map<string, Kept>();
  /** What the account served last had spent before: newcomers begin there. */
  let floor = 0;

  /** An account with nothing waiting, and no more spent than a newcomer's, need not be kept. */
  const forget = () => {
    const isQuiet = [...all.values()].every(({ open }) => open === 0);
    for (const [key, { open, spent }] of all)
      if (isQuiet || (open === 0 && spent <= floor)) all.delete(key);
  };

  return {
    enter(key) {
      const account = all.get(key) ?? make(floor);
      all.set(key, account);
      if (account.open === 0) account.spent = Math.max(account.spent, floor);
      account.open += 1;
      return account;
    },
    get: (key) => all.get(key),
    serve(key, cost) {
      const account = all.get(key);
      if (!account) return;
      floor = Math.max(floor, account.spent);
      account.spent += cost;
    },
    correct(key, difference) {
      const account = all.get(key);
      if (account) account.spent += difference;
    },
    leave(key) {
      const account = all.get(key);
      if (!account) return;
      account.open -= 1;
      if (account.open === 0) forget();
    },
    get size() {
      return all.size;
    },
  };
}
