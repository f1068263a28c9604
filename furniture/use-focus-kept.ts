/** Keeps the keyboard on the board: when what had the focus was played and is gone, the line that says what to do has it. */

import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** `[data-prompt]` is that line, and can be focused; `seq` changes with every move. */
export function useFocusKept(
  board: RefObject<HTMLElement | null>,
  seq: number,
): void {
  const isInside = useRef(false);
  useEffect(() => {
    const root = board.current;
    const note = () => {
      isInside.current = true;
    };
    root?.addEventListener("focusin", note);
    return () => root?.removeEventListener("focusin", note);
  }, [board]);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const prompt = board.current?.querySelector<HTMLElement>("[data-prompt]");
    prompt?.focus({ preventScroll: true });
  }, [board, seq]);
}
