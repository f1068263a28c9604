/** The beginning of the end: nothing new is taken, and what is under way is finished and answered, as long as that may take. */

import type { UnderWay } from "./http/under-way.ts";
import type { Readiness } from "./operations/readiness.ts";
import { atMost } from "./process/at-most.ts";
import type { Context } from "./tables/context.ts";
import { whenIdle } from "./tables/open.ts";

/** What was not answered in time the page asks again elsewhere, under the same id. */
export async function drain(
  context: Context,
  readiness: Readiness,
  requests: UnderWay,
  within: number,
): Promise<void> {
  readiness.drain();
  context.isClosing = true;
  const work = Promise.all([whenIdle(context), requests.answered()]);
  if (!(await atMost(within, work)))
    context.logger.error("the server goes before everything was answered");
  // What was answered last leaves first.
  await new Promise((resolve) => setImmediate(resolve));
}
