/** All games at once, for a server or a command that may be asked for any of them. */

import type { Entry } from "./entry.ts";
import { loaders } from "./loaders.ts";
import type { Resources } from "./loaders.ts";

export type { Entry } from "./entry.ts";
export { automata, playMatch, recordMatch } from "./match.ts";
export type { Automaton, MatchPlan } from "./match.ts";

const makers = new Map(
  await Promise.all(
    Object.entries(loaders).map(
      async ([id, load]) => [id, await load()] as const,
    ),
  ),
);

export const gameIds: readonly string[] = [...makers.keys()];

/** Finds games by their ids, each made once. */
export function gamesWith(
  resources: Resources,
): (id: string) => Entry | undefined {
  const made = new Map<string, Entry>();
  return (id) => {
    const entry = made.get(id) ?? makers.get(id)?.(resources);
    if (entry) made.set(id, entry);
    return entry;
  };
}
