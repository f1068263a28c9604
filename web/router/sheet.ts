/** A sheet over the page as a place in the history: back puts it away, forward lays it there again. */

import { useCallback, useRef, useSyncExternalStore } from "react";
import { MOVED, here, subscribe } from "./history.ts";

export interface SheetPlace {
  /** Where the sheet is open, "" being its top; undefined: it is not open. */
  readonly at: string | undefined;
  readonly open: (at?: string) => void;
  /** However the sheet is put away, its entry in the history goes with it. */
  readonly close: () => void;
}

export function useSheet(name: string): SheetPlace {
  const at = useSyncExternalStore(subscribe, () => placeOf(name));
  const isClosing = useRef(false);
  const open = useCallback(
    (where = "") => {
      const state = { ...here(), sheet: name, at: where };
      if (placeOf(name) === undefined) history.pushState(state, "");
      else history.replaceState(state, "");
      window.dispatchEvent(new Event(MOVED));
    },
    [name],
  );
  const close = useCallback(() => {
    // Going back takes a moment: a second Escape meanwhile must not leave the table.
    if (isClosing.current || placeOf(name) === undefined) return;
    isClosing.current = true;
    window.addEventListener("popstate", () => (isClosing.current = false), {
      once: true,
    });
    history.back();
  }, [name]);
  return { at, open, close };
}

function placeOf(name: string): string | undefined {
  const { sheet, at } = here();
  return sheet === name ? at : undefined;
}
