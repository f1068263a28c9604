/** Keeps React from noting the stack at which each element was made: that takes long, and only its warnings would show it. */

import * as React from "react";

const INTERNALS =
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/** React notes no more than a certain number a second, and counts them here. */
const COUNT = "recentlyCreatedOwnerStacks";

export function noteNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  // Where a later React counts elsewhere, tests take longer and nothing else is different.
  if (typeof internals !== "object" || internals === null) return;
  Object.defineProperty(internals, COUNT, {
    get: () => Infinity,
    set() {
      // React counts, and begins anew every second.
    },
    configurable: true,
  });
}
