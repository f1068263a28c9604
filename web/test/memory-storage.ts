/** Where matches are kept as long as a test lasts. */

import type { Saved } from "../session/local-messages.ts";
import type { MatchStorage } from "../session/match-storage.ts";

export function memoryStorage(
  kept: Map<string, Saved> = new Map(),
): MatchStorage {
  return {
    read: async (key) => kept.get(key),
    write: async (key, saved) => void kept.set(key, structuredClone(saved)),
    remove: async (key) => void kept.delete(key),
    list: async (prefix) =>
      [...kept].flatMap(([key, saved]) =>
        key.startsWith(prefix) ? [saved] : [],
      ),
  };
}
