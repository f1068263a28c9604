/** What reaches the outermost handlers, written down: the store's failures beside everything else, as visitors can bring about either at will. */

import type { FastifyBaseLogger } from "fastify";
import { rareLog } from "../limits/rare-log.ts";
import type { RareLog } from "../limits/rare-log.ts";
import { isBroken } from "../store/failure.ts";

interface Trouble {
  readonly err: unknown;
  readonly table?: string;
}

export interface Troubles {
  /** While the store fails every request meets it. */
  readonly storeFailures: RareLog<Trouble>;
  readonly faults: RareLog<Trouble>;
}

export function openTroubles(logger: FastifyBaseLogger): Troubles {
  return {
    storeFailures: rareLog((count, latest) =>
      logger.error({ ...latest, count }, "the store failed"),
    ),
    faults: rareLog((count, latest) =>
      logger.error({ ...latest, count }, "something threw"),
    ),
  };
}

export function noteTrouble(
  { storeFailures, faults }: Troubles,
  trouble: Trouble,
): void {
  (isBroken(trouble.err) ? faults : storeFailures).note(trouble);
}
