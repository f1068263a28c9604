/** Routes that an address may use so often a minute. */

import type { onRequestHookHandler } from "fastify";
import { addressBudget } from "../limits/address-budget.ts";
import { addressKey } from "../limits/address-key.ts";
import type { Share } from "../limits/ledger.ts";
import { monotonic } from "../limits/token-bucket.ts";
import { refusal } from "../protocol/refusals.ts";
import { sendProblem } from "./problem.ts";

/** A whole minute's may come at once. */
export function minuteLimit(
  perMinute: number,
  share: Share,
): onRequestHookHandler {
  const budget = { perSecond: perMinute / 60, burst: perMinute };
  const isLet = addressBudget(budget, monotonic, share);
  return (request, reply, done) => {
    if (isLet(addressKey(request.ip))) return done();
    void sendProblem(reply, refusal("too-many"));
  };
}
