/** Brings into sight what has just come. */

import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** `news`: names what has come; undefined while there is nothing new. */
export function useInSight(
  news: number | undefined,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // A person who works with keys hears it, and what has the focus stays in sight.
    if (news === undefined || document.querySelector(":focus-visible")) return;
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, [news]);
  return place;
}
