/** Where something is put away and brought back, the button that was pressed makes room for another, which gets the focus. */

import { useEffect, useRef } from "react";

export function useFocusKept<Place extends HTMLElement = HTMLDivElement>(
  isAway: boolean,
) {
  const place = useRef<Place>(null);
  const before = useRef(isAway);
  useEffect(() => {
    if (before.current === isAway) return;
    before.current = isAway;
    place.current?.querySelector("button")?.focus();
  }, [isAway]);
  return place;
}
