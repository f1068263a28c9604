/** Whether an element is in sight. */

import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How much of it must be. */
const SHARE = 0.6;

export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setSeen(entry.isIntersecting);
      },
      { threshold: SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
