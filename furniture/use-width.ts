/** How wide an element is on the screen, in pixels, as it changes. */

import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** `assumed` until the element is measured. */
export function useWidth(
  element: RefObject<Element | null>,
  assumed: number,
): number {
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // Before the first picture is painted: a phone must not flash a desk.
    const first = target.getBoundingClientRect().width;
    if (first > 0) setWidth(first);
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0)
        setWidth(entry.contentRect.width);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
