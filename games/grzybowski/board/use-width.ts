/** How wide an element is on the screen, in pixels, as it changes. */

import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** `assumed` until the element is measured. */
export function useWidth(
  element: RefObject<Element | null>,
  assumed: number,
): number {
  const [width, setWidth] = useState(assumed);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0)
        setWidth(entry.contentRect.width);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
