/** Matches kept in the browser's IndexedDB; a browser that keeps nothing still plays. */

import type { Saved } from "./local-messages.ts";

const DATABASE = "stolik";
const MATCHES = "matches";

/** Where matches are kept between visits. */
export interface MatchStorage {
  read(key: string): Promise<Saved | undefined>;
  /** Rejects where it is not kept. */
  write(key: string, saved: Saved): Promise<void>;
  remove(key: string): Promise<void>;
  /** All whose keys begin so. */
  list(prefix: string): Promise<readonly Saved[]>;
}

export function browserStorage(): MatchStorage {
  const database = openDatabase();
  const matches = async (mode: IDBTransactionMode) =>
    (await database)?.transaction(MATCHES, mode).objectStore(MATCHES);
  return {
    async read(key) {
      const store = await matches("readonly");
      return store && ((await done(store.get(key))) as Saved | undefined);
    },
    async write(key, saved) {
      const store = await matches("readwrite");
      if (!store) throw new Error("This browser keeps nothing.");
      store.put({ ...saved, savedAt: Date.now() }, key);
      await durable(store.transaction);
    },
    async remove(key) {
      const store = await matches("readwrite");
      if (!store) return;
      store.delete(key);
      await durable(store.transaction);
    },
    async list(prefix) {
      const store = await matches("readonly");
      if (!store) return [];
      const all = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      return (await done(store.getAll(all))) as Saved[];
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

/** A page that is left takes its unfinished transactions with it. */
function durable(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error("IndexedDB"));
  });
}
