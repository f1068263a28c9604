/** A browser whose database opens, and then fails at whatever it is asked. */

import { vi } from "vitest";

export function breakDatabase(): void {
  const transaction = () => {
    throw new Error("The database is broken.");
  };
  vi.stubGlobal("indexedDB", {
    open() {
      const request = { result: { transaction }, onsuccess: () => undefined };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  });
}
