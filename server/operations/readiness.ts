/** Whether requests are welcome here, or why they should go elsewhere. */

import { atMost } from "../process/at-most.ts";

/** How long the store's last answer counts, in milliseconds. */
const FRESH = 1_000;
/** How long the store may take to answer. */
const PATIENCE = 2_000;

/** Milliseconds, never set back. */
type Clock = () => number;

type Ailment = "starting" | "draining" | "store";

export interface Readiness {
  /** Undefined: requests are welcome. */
  ailment(): Promise<Ailment | undefined>;
  /** The server is up; from now on it is as well as its store. */
  start(ping: () => Promise<void>): void;
  /** The server goes away. */
  drain(): void;
}

export function readiness(clock: Clock = () => performance.now()): Readiness {
  let stage: "starting" | "serving" | "draining" = "starting";
  let isStoreWell: () => Promise<boolean> = () => Promise.resolve(false);
  return {
    async ailment() {
      if (stage === "serving" && !(await isStoreWell())) return "store";
      // It may have begun to drain meanwhile.
      return stage === "serving" ? undefined : stage;
    },
    start(ping) {
      stage = "serving";
      isStoreWell = storeCheck(ping, clock);
    },
    drain() {
      stage = "draining";
    },
  };
}

/** Asks at most once a second, and nothing more of a store that has not answered yet. */
function storeCheck(
  ping: () => Promise<void>,
  clock: Clock,
): () => Promise<boolean> {
  let asking: Promise<void> | undefined;
  let askedAt = -Infinity;
  let isWell = true;

  const ask = () => {
    askedAt = clock();
    return ping().then(
      () => true,
      // Why it failed is told by whoever needs the store.
      () => false,
    );
  };

  return async () => {
    if (!asking && clock() - askedAt < FRESH) return isWell;
    asking ??= ask().then((answer) => {
      asking = undefined;
      isWell = answer;
    });
    const left = askedAt + PATIENCE - clock();
    const isAnswered = left > 0 && (await atMost(left, asking));
    return isAnswered && isWell;
  };
}
