/** Matches kept in the browser's IndexedDB; a browser that keeps nothing still plays. */

import type { Saved } from "./local-messages.ts";
import type { MatchStorage } from "./match-runner.ts";

const DATABASE = "stolik";
const MATCHES = "matches";

export function browserStorage(): MatchStorage {
  const database = openDatabase();
  return {
    async read(key) {
      const matches = (await database)
        ?.transaction(MATCHES)
        .objectStore(MATCHES);
      return matches && ((await done(matches.get(key))) as Saved | undefined);
    },
    async write(key, saved) {
      const matches = (await database)
        ?.transaction(MATCHES, "readwrite")
        .objectStore(MATCHES);
      if (matches) await done(matches.put(saved, key));
    },
  };
}

/** Undefined where the browser forbids it, as in some private windows: the match then lives as long as the page. */
async function openDatabase(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES);
    return await done(request);
  } catch {
    return undefined;
  }
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}
