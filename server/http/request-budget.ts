/** How many requests one address may send. */

import { addressBudget } from "../limits/address-budget.ts";
import type { AddressBudget } from "../limits/address-budget.ts";
import type { Share } from "../limits/ledger.ts";
import type { Clock } from "../limits/token-bucket.ts";

/** How much of a minute's requests may come at once, as when a class opens its pages. */
const BURST = 1 / 4;

export function requestBudget(
  perMinute: number,
  clock?: Clock,
  share?: Share,
): AddressBudget {
  const burst = Math.max(1, perMinute * BURST);
  return addressBudget({ perSecond: perMinute / 60, burst }, clock, share);
}
