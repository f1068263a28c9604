/** What is fetched once somebody looks at it: undefined until it is there. */

import { useEffect, useState } from "react";

/** `load` is a module's own function, the same at every call. */
export function useLater<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setValue(() => loaded);
      },
      // Small print that does not arrive stops no game; the next look asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return value;
}
