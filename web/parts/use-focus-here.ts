/** Takes the focus when what it is given to appears: whatever was pressed to open it has gone. */

import { useEffect, useRef } from "react";
import type { RefObject } from "react";

export function useFocusHere<
  Target extends HTMLElement,
>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return target;
}
