/** Failures of the store, told by their class from everything else that can go wrong with a table: they break nothing. */

import type { Refusal } from "@stolik/kernel";
import { refusal } from "../protocol/refusals.ts";
import { Damaged } from "./damage.ts";
import type { Store } from "./store.ts";

/** The store could not do what it was asked: a full disk, a lost connection. Of a write nobody knows whether it is durable. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
}

/** This server's rules cannot go on with a match that others played. It is kept as it is, and those others can. */
export class OtherRules extends StoreFailure {}

/** Another node plays the match by rules or content that this server does not have. Nothing is wrong with it: those who have them go on. */
export class PlayedElsewhere extends StoreFailure {}

/** How many reads, and how many writes, may wait in any queue before the store. */
export const MOST_WAITING = 10_000;

/** More is a store that does not keep up: what comes then is refused, as it is where the store fails, rather than kept in memory. */
export function tooMany(waiting: "reads" | "writes"): StoreFailure {
  return new StoreFailure(`Too many ${waiting} are waiting.`);
}

/** Whether more is wrong than a store that fails: a row is damaged, or something threw. Whether the table can go on is found out by whoever reads it anew. */
export function isBroken(error: unknown): boolean {
  return !(error instanceof StoreFailure);
}

/** The answer to a request that met it; undefined where it is neither the store's fault nor its data's. */
export function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof OtherRules) return refusal("other-rules");
  if (error instanceof StoreFailure) return refusal("unavailable");
  if (error instanceof Damaged) return refusal("table-stopped");
  return undefined;
}

/** The same store, whose failures are all of the one class; damaged data stays what it is. */
export function namingFailures(store: Store): Store {
  const calls = Object.entries(store).map(([name, call]) => {
    const rethrow = nameFailure(name);
    return [
      name,
      (...values: never[]): Promise<unknown> => call(...values).catch(rethrow),
    ];
  });
  return Object.fromEntries(calls) as Store;
}

function nameFailure(call: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Damaged || error instanceof StoreFailure) throw error;
    throw new StoreFailure(`The store failed: ${call}.`, { cause: error });
  };
}
