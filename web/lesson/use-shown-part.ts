/** Tells when the board shows a part, such as why a word cannot be played. */

import { useEffect, useEffectEvent } from "react";
import { findPart } from "./find-part.ts";

export function useShownPart(
  part: string | undefined,
  onShown: () => void,
): void {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (part === undefined) return undefined;
    const observer = new MutationObserver(() => {
      if (!findPart(part)) return;
      observer.disconnect();
      tell();
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    return () => observer.disconnect();
  }, [part]);
}
