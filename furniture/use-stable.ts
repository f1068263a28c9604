/** A function that stays the same while what it does changes, so that what is given it is not drawn anew. For handlers, never while drawing. */

import { useCallback, useLayoutEffect, useRef } from "react";

export function useStable<Given extends readonly unknown[], Answer>(
  call: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
