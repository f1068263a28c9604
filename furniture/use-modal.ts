/** A dialog that is on the page lies over everything; when it goes, the focus goes back to what opened it. */

import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page, while the focus is still in it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const opener = document.activeElement;
    const stop = openInSteps(shown);
    return () => {
      stop();
      shown.close();
      if (opener instanceof HTMLElement || opener instanceof SVGElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

/**
 * To make all else inert, the browser looks at every element of the page. So the dialog is shown first, as a popover,
 * and made modal once that frame is painted, or at the first key. Returns how to stop.
 */
function openInSteps(dialog: HTMLDialogElement): () => void {
  if (!("showPopover" in HTMLElement.prototype)) {
    dialog.showModal();
    return () => undefined;
  }
  dialog.popover = "manual";
  dialog.showPopover();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(makeModal);
  });
  document.addEventListener("keydown", press, { capture: true });
  return stop;

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener("keydown", press, { capture: true });
    dialog.popover = null;
  }

  /** Whoever has gone to a part of the dialog already stays there. */
  function makeModal(): void {
    const { activeElement } = document;
    stop();
    dialog.showModal();
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement))
      activeElement.focus({ preventScroll: true });
  }

  /** A key meant for the dialog comes before the frame: Escape is not the browser's to answer yet. */
  function press(key: KeyboardEvent): void {
    makeModal();
    if (key.key !== "Escape") return;
    key.preventDefault();
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  }
}
