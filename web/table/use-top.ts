/** A new match begins at the top of the page, wherever the last one was looked at. */

import { useEffect, useRef } from "react";

export function useTop(match: string): void {
  const shown = useRef(match);
  useEffect(() => {
    if (shown.current !== match) window.scrollTo(0, 0);
    shown.current = match;
  }, [match]);
}
