/** A card in one's hand, to be pressed: it comes and goes, and once it was played it can no longer be pressed, nor is it read out. */

import { useIsPresent } from "motion/react";
import * as m from "motion/react-m";
import type { ComponentProps } from "react";

export function HandButton(props: ComponentProps<typeof m.button>) {
  return (
    <m.button
      layout="position"
      initial={{ opacity: 0, y: -24 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, scale: 0.8, transition: { duration: 0.12 } }}
      transition={{ duration: 0.25 }}
      type="button"
      inert={!useIsPresent()}
      {...props}
    />
  );
}
