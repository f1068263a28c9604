/** A dialog that is on the page lies over everything; when it goes, the focus goes back to what opened it. */

import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page, while the focus is still in it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement || opener instanceof SVGElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
