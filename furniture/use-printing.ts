/** Whether the page is being printed. */

import { useState, useSyncExternalStore } from "react";

export function usePrinting(): boolean {
  const [press] = useState(openPress);
  // Not a state: what changes for the print has to be drawn before it.
  return useSyncExternalStore(press.subscribe, press.isPrinting);
}

function openPress() {
  let isPrinting = false;
  return {
    isPrinting: () => isPrinting,
    subscribe(tell: () => void): () => void {
      const note = ({ type }: Event) => {
        isPrinting = type === "beforeprint";
        tell();
      };
      window.addEventListener("beforeprint", note);
      window.addEventListener("afterprint", note);
      return () => {
        window.removeEventListener("beforeprint", note);
        window.removeEventListener("afterprint", note);
      };
    },
  };
}
