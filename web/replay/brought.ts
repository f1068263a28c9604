/** Records that somebody has brought, by the entries of the history that show them: an address alone cannot say which. */

import { useSyncExternalStore } from "react";
import { randomHex } from "../random-hex.ts";
import { here, replaceHere, subscribe } from "../router/history.ts";

/** As long as the page lives. Above the page of a replay, which begins anew when its address changes. */
const records = new Map<string, unknown>();

export interface Brought {
  readonly record: unknown;
}

/** From now on this entry of the history shows the record; its address is no longer that of a table, or of a kept match. */
export function bringRecord(record: unknown): void {
  // An entry outlives a reload: a name that was given before must not be given again.
  const brought = `${randomHex()}-${records.size}`;
  records.set(brought, record);
  replaceHere({ isInside: here().isInside, brought }, "/r");
}

/** The name of what was brought to this entry. */
export function useBrought(): string | undefined {
  return useSyncExternalStore(subscribe, () => here().brought);
}

/** Undefined: nothing was brought, or the page has been loaded anew since. */
export function broughtRecord(name: string | undefined): Brought | undefined {
  if (name === undefined || !records.has(name)) return undefined;
  return { record: records.get(name) };
}
