/** The keyboard goes where the step leads: to the button that leads on, or to the part of the board that is asked for. */

import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { isFocusFree } from "../parts/idle.ts";
import { findPart } from "./find-part.ts";

/** What the keyboard can be at. */
const REACHABLE = "button:not(:disabled), a, [tabindex]";

export function useStepFocus(
  bar: RefObject<HTMLElement | null>,
  step: {
    readonly at: number;
    readonly point: readonly string[];
    /** Whether the board waits for a move. */
    readonly isOpen: boolean;
    /** Whether the step is only read. */
    readonly isRead: boolean;
  },
): void {
  const { at, isOpen, isRead } = step;
  const lead = useEffectEvent(() => {
    const isHere = bar.current?.contains(document.activeElement) ?? false;
    const [first] = step.point;
    const part = first === undefined ? undefined : findPart(first);
    if (isRead)
      bar.current
        ?.querySelector<HTMLElement>("[data-lead]")
        ?.focus({ preventScroll: true });
    else if (isOpen && (isHere || isFocusFree()) && part?.matches(REACHABLE))
      (part as HTMLElement).focus({ preventScroll: true });
    if (isOpen || isRead) bringIntoSight(bar.current, step.point);
  });
  useEffect(() => lead(), [at, isOpen, isRead]);
}

/** How far from the edge a part is shown, in pixels. */
const MARGIN = 20;

/** Scrolls no further than it takes to see the parts above the bar; if not all fit, the first. */
function bringIntoSight(
  bar: HTMLElement | null,
  parts: readonly string[],
): void {
  const foot = (bar?.getBoundingClientRect().top ?? innerHeight) - MARGIN;
  for (const part of parts.toReversed()) {
    const box = findPart(part)?.getBoundingClientRect();
    if (!box) continue;
    if (box.top < MARGIN) scrollBy({ top: box.top - MARGIN });
    else if (box.bottom > foot) scrollBy({ top: box.bottom - foot });
  }
}
