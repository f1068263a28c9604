/** Where the keyboard goes on: to the map after a die, to the button after a card, to the prompt when a button is gone. */

import { useFocusKept } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

export interface Focus {
  toMap(): void;
  toAction(): void;
}

export function useFocus(
  board: RefObject<HTMLElement | null>,
  seq: number,
): Focus {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const target = board.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    target?.focus();
  });
  useFocusKept(board, seq);
  return {
    toMap: () => {
      wanted.current = '[data-field][tabindex="0"]';
    },
    toAction: () => {
      wanted.current = '[data-look="main"]';
    },
  };
}

/** Where keys have a meaning of their own. */
const ELSEWHERE = "dialog, input, textarea, select";

/** Keys that mean the same wherever the focus is on the board, or if it is nowhere. */
export function useKeys(
  board: RefObject<HTMLElement | null>,
  press: (key: string) => void,
): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest(ELSEWHERE)) return;
      const isHere =
        target === document.body || board.current?.contains(target) === true;
      if (isHere && !document.querySelector("dialog[open]"))
        latest.current(key);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [board]);
}
