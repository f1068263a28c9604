/** How wide an element is on the screen, in pixels, as it changes. */

import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** What a page leaves free at each side of a small screen (web/parts/frame.module.css). */
const MARGIN = 8;

/** Until the element is measured it is `assumed`, or where the screen has no room for that, as wide as the page: then a phone draws its board once. */
export function useWidth(
  element: RefObject<Element | null>,
  assumed: number,
): number {
  const [width, setWidth] = useState(() => Math.min(assumed, pageWidth()));
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // Before the first picture is painted: a phone must not flash a desk.
    const first = innerWidth(target);
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

/** Without padding and border, as an observer tells it: another width would draw the board a second time, in another size. */
function innerWidth(target: Element): number {
  const style = getComputedStyle(target);
  const around = [
    style.paddingLeft,
    style.paddingRight,
    style.borderLeftWidth,
    style.borderRightWidth,
  ];
  return around.reduce(
    (width, side) => width - (Number.parseFloat(side) || 0),
    target.getBoundingClientRect().width,
  );
}

function pageWidth(): number {
  const { clientWidth } = document.documentElement;
  return clientWidth > 0 ? clientWidth - 2 * MARGIN : Infinity;
}
