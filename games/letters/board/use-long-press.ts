/** A finger that stays on a key: it asks for the key's other letters, and is no tap. */

import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";

const LONG = 450;

export interface LongPress {
  readonly onPointerDown: () => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** Calls `hold` on a long press or a right click. `wasLong` then tells the click handler to ignore the next click, unless a key caused it. */
export function useLongPress<Item>(hold: (item: Item) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    on: (item: Item): LongPress => ({
      onPointerDown() {
        isLong.current = false;
        stop();
        timer.current = setTimeout(() => {
          isLong.current = true;
          hold(item);
        }, LONG);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu(event) {
        event.preventDefault();
        if (isLong.current) return;
        stop();
        hold(item);
      },
    }),
    /** It has become something else, such as a drag. */
    stop,
    wasLong: ({ detail }: MouseEvent) => detail > 0 && isLong.current,
  };
}
