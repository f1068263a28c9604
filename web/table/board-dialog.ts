/** A dialog that a board opens over the table is closed by the back button, without the board knowing of the history. */

import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { useSheet } from "../router/sheet.ts";

/** By itself, so that nothing else is drawn anew when one opens. */
export function BoardDialog({
  table,
}: {
  readonly table: RefObject<HTMLElement | null>;
}): null {
  const { at, open, close } = useSheet("board");
  const isNoted = at !== undefined;
  const wasNoted = useRef(isNoted);
  useEffect(() => {
    const place = table.current;
    if (!place) return undefined;
    // Before it is modal a dialog is a popover (useModal). The page's own sheets have their place in the history.
    const find = () =>
      place.querySelector("dialog:is([open], [popover]):not([data-sheet])");
    if (wasNoted.current && !isNoted)
      find()?.dispatchEvent(new Event("cancel", { cancelable: true }));
    wasNoted.current = isNoted;
    const follow = () => {
      const isOpen = find() !== null;
      if (isOpen && !isNoted) open();
      // Forward to a dialog that nobody can open again leads back.
      if (!isOpen && isNoted) close();
    };
    if (isNoted) follow();
    const observer = new MutationObserver(follow);
    observer.observe(place, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["open"],
    });
    return () => observer.disconnect();
  }, [table, isNoted, open, close]);
  return null;
}
