/** How high an element is on the screen, in pixels, as it changes. */

import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

export function useHeight(element: RefObject<Element | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    setHeight(target.getBoundingClientRect().height);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setHeight(entry.contentRect.height);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
