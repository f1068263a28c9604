/** What every store must do; run against each of them. */

import { describe } from "vitest";
import { dailySuite } from "./store/daily.ts";
import { dueSuite } from "./store/due.ts";
import { logSuite } from "./store/log.ts";
import { rulesSuite } from "./store/rules.ts";
import type { OpenStore } from "./store/samples.ts";
import { sweepSuite } from "./store/sweep.ts";
import { tablesSuite } from "./store/tables.ts";
import { textsSuite } from "./store/texts.ts";

export function storeSuite(name: string, open: OpenStore): void {
  describe(`the store ${name}`, () => {
    tablesSuite(open);
    logSuite(open);
    rulesSuite(open);
    dueSuite(open);
    dailySuite(open);
    sweepSuite(open);
    textsSuite(open);
  });
}
