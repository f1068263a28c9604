/** The games one by one, for a page's worker: whoever plays one does not load the rules and the bot of the others. */

import type { Entry } from "./entry.ts";
import { loaders } from "./loaders.ts";
import type { Maker, Resources } from "./loaders.ts";

export { wordGames } from "./loaders.ts";

/** Loads games by their ids, each made once. */
export function loadsWith(
  resources: Resources,
): (id: string) => Promise<Entry | undefined> {
  const made = new Map<string, Promise<Entry>>();
  const makeOne = async (load: () => Promise<Maker>) =>
    (await load())(resources);
  return async (id) => {
    const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
    if (!load) return undefined;
    const entry = made.get(id) ?? makeOne(load);
    made.set(id, entry);
    return entry;
  };
}
