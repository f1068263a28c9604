/** How high the window is, in pixels, as it changes. */

import { useSyncExternalStore } from "react";

export function useWindowHeight(): number {
  return useSyncExternalStore(
    (tell) => {
      window.addEventListener("resize", tell);
      return () => window.removeEventListener("resize", tell);
    },
    () => window.innerHeight,
    () => 800,
  );
}
