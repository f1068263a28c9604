/** A planted bug: a bot's turn that one node has leased is given to another as well. */

import type { Store } from "@stolik/server/store";

type Leases = Awaited<ReturnType<Store["leaseDue"]>>;

/** Wraps the stores of all nodes. */
export function leaseTwice(): (store: Store) => Store {
  const taken: Leases[number][] = [];
  return (store) => ({
    ...store,
    async leaseDue(...asked) {
      const mine = await store.leaseDue(...asked);
      const others = taken.splice(0);
      taken.push(...mine);
      return [...mine, ...others];
    },
  });
}
