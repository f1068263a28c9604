/** The keyboard's focus stays on the board when what had it can no longer be pressed, or is gone. */

import { useLayoutEffect, useRef } from "react";
import type { FocusEvent, RefObject } from "react";

/** It goes to a pile if one must be drawn from, else to the line that says what is next. */
export function useKeptFocus(
  board: RefObject<HTMLElement | null>,
  isDrawing: boolean,
): { onFocus(event: FocusEvent): void } {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const find = (selector: string) =>
      board.current?.querySelector<HTMLElement>(selector) ?? undefined;
    const focused = document.activeElement;
    const prompt = find("[data-prompt]");
    const pile = isDrawing ? find("[data-pile]:not([disabled])") : undefined;
    const isLost =
      focused === document.body
        ? last.current?.isConnected === false
        : focused === last.current && focused?.hasAttribute("disabled");
    // The focus waited there while a move was under way.
    const isBack = pile && focused === prompt;
    const next = pile ?? prompt ?? board.current;
    if (isLost || isBack) next?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }) {
      last.current = target;
    },
  };
}
