/** Keeps the screen awake while a match goes on and its page is looked at. Where a browser cannot, or will not, it sleeps as ever. */

import { useEffect } from "react";
import type { ShownMatch } from "../session/session.ts";

export function useWakeLock({ outcome, isEnded, isPast }: ShownMatch): void {
  const isPlaying = !outcome && !isEnded && !isPast;
  useEffect(() => {
    if (!isPlaying || !("wakeLock" in navigator)) return;
    let isWanted = true;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      if (lock && !lock.released) return;
      // Refused where the battery is low.
      const got = await navigator.wakeLock
        .request("screen")
        .catch(() => undefined);
      if (isWanted) lock = got;
      else await got?.release();
    };
    // The browser itself lets go of it whenever the page is hidden.
    const onShown = () => void hold();
    void hold();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", onShown);
      void lock?.release();
    };
  }, [isPlaying]);
}
