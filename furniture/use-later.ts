/** What is fetched once somebody looks at it: undefined until it is there. */

import { useEffect, useState } from "react";

/** `load` is a module's own function, the same at every call; `known`: what it has loaded before. */
export function useLater<Value>(
  load: () => Promise<Value>,
  known?: Value,
): Value | undefined {
  const [value, setValue] = useState<Value>();
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setValue(() => loaded);
      },
      // What does not arrive stops no game; the next look asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load, isKnown]);
  return known ?? value;
}
