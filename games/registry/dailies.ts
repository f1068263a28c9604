/** The games' daily deals, each loaded by those who make or solve one. */

import type { AnyDaily } from "@stolik/kernel";
import type { Resources } from "./loaders.ts";

const dailies: Readonly<
  Record<string, (resources: Resources) => Promise<AnyDaily>>
> = {
  cross: async () => (await import("@stolik/cross/daily")).daily,
  nsoe: async () => (await import("@stolik/nsoe/daily")).daily,
  letters: async ({ lexicon }) =>
    (await import("@stolik/letters/daily")).daily(lexicon()),
  grzybowski: async () => (await import("@stolik/grzybowski/daily")).daily,
  journey: async () => (await import("@stolik/journey/daily")).daily,
};

/** The games that have one, in the order in which they are offered. */
export const dailyIds: readonly string[] = Object.keys(dailies);

export async function loadDaily(
  id: string,
  resources: Resources,
): Promise<AnyDaily | undefined> {
  return Object.hasOwn(dailies, id) ? dailies[id]?.(resources) : undefined;
}
