/** Tells the boards how much of the window's foot is taken, so that what they dock there stands above it. */

import { useLayoutEffect } from "react";
import type { RefObject } from "react";

export function useFoot(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.body;
    const measure = () =>
      style.setProperty("--foot", `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot");
    };
  }, [bar]);
}
