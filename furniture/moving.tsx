/** What is inside is animated once the library for it has loaded; until then it stands where it belongs. */

import { LazyMotion } from "motion/react";
import type { ReactNode } from "react";

/** Without a network, or for whoever leaves before it has come, everything just stands still. */
const loadFeatures = () =>
  import("./motion-features.ts").then(
    ({ domMax }) => domMax,
    () => new Promise<never>(() => {}),
  );

export function Moving({ children }: { readonly children: ReactNode }) {
  return <LazyMotion features={loadFeatures}>{children}</LazyMotion>;
}
