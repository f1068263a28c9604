/** How large a value may be that a file brings: past these a page could not show it any more. */

import { isCount } from "@stolik/kernel";

/** The last moment that a date can tell, in milliseconds. */
const LAST = 8.64e15;
/** Longer than any name or word of ours. */
const LONGEST = 200;

export function isTime(raw: unknown): raw is number {
  return isCount(raw) && raw <= LAST;
}

export function isName(raw: unknown, longest = LONGEST): raw is string {
  return typeof raw === "string" && raw.length > 0 && raw.length <= longest;
}
