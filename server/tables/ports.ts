/** What tables ask of everything outside them. Tests, and many nodes on one database, bring implementations of their own. */

import type { Entry } from "@stolik/games";
import type { FastifyBaseLogger } from "fastify";
import type { Bus } from "../bus/bus.ts";
import type { Notices } from "../bus/notices.ts";
import type { Ledger } from "../limits/ledger.ts";
import type { Attendance } from "../people/attendance.ts";
import type { Presence } from "../people/presence.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { Store } from "../store/store.ts";

export interface Ports {
  readonly store: Store;
  /** To those who watch here. */
  readonly bus: Bus;
  /** To and from the other nodes. */
  readonly notices: Notices;
  readonly presence: Presence;
  readonly attendance: Attendance;
  readonly ledger: Ledger;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly findGame: (id: string) => Entry | undefined;
  /** The seed of a new table; secret until its end. */
  readonly makeSeed: () => Uint8Array;
}
