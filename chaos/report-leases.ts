/** The same store, which tells of every turn of a bot that is leased through it and given back. */

import type { Store } from "@stolik/server/store";
import type { LeaseReport } from "./history.ts";

export function reportLeases(
  store: Store,
  tell: (report: LeaseReport) => void,
): Store {
  return {
    ...store,
    async leaseDue(...asked) {
      const [, { lease }] = asked;
      const leases = await store.leaseDue(...asked);
      for (const { table, until } of leases)
        tell({ type: "leased", table, from: until - lease, until });
      return leases;
    },
    releaseLease(lease) {
      tell({ type: "released", table: lease.table });
      return store.releaseLease(lease);
    },
  };
}
