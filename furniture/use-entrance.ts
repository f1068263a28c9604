/** How something comes that is worth seeing come: once it is in sight, until all of it has come; at a tap or a key it stands at once. */

import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Awaited: below the window's edge, before its first movement. */
export type Entrance = "awaited" | "moving" | "still";

/** How much of it is in sight when it begins. */
const SHARE = 0.2;

/** The place must not be clipped by what moves in it, or it is never in sight. */
export function useEntrance(place: RefObject<Element | null>): Entrance {
  const [entrance, setEntrance] = useState<Entrance>("awaited");
  useEffect(() => {
    const seen = place.current;
    if (entrance !== "awaited" || !seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setEntrance("moving");
      },
      { threshold: SHARE },
    );
    observer.observe(seen);
    return () => observer.disconnect();
  }, [entrance, place]);
  useEffect(() => {
    if (entrance !== "moving") return undefined;
    const skip = () => setEntrance("still");
    // Captured: what is pressed to come here is on its way up already, and does not count.
    const options = { capture: true, once: true };
    window.addEventListener("pointerdown", skip, options);
    window.addEventListener("keydown", skip, options);
    // None at all where somebody wants no movement: then it stands at once.
    const moving = place.current?.getAnimations({ subtree: true }) ?? [];
    let isAwaited = true;
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (isAwaited) skip();
    });
    return () => {
      isAwaited = false;
      window.removeEventListener("pointerdown", skip, options);
      window.removeEventListener("keydown", skip, options);
    };
  }, [entrance, place]);
  return entrance;
}
