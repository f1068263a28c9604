/** Which slot is in question: where a dragged card would land, what is under pointer or focus, or what a finger has picked. */

import { useEffect, useEffectEvent, useState } from "react";
import type { Slot } from "../rules/position.ts";
import { slotKey } from "./stations.ts";

/** `stage` names what the table waits for: what was pointed at is forgotten with it. Returns how to point at a slot. */
export function usePointed(
  stage: string,
  known: {
    readonly aimed: Slot | undefined;
    readonly picked: Slot | undefined;
  },
  onPoint: (slot: Slot | undefined) => void,
): (slot: Slot | undefined) => void {
  const [under, setUnder] = useState<{
    readonly stage: string;
    readonly slot: Slot | undefined;
  }>();
  const hovered = under?.stage === stage ? under.slot : undefined;
  const slot = known.aimed ?? hovered ?? known.picked;
  const tell = useEffectEvent(() => onPoint(slot));
  const key = slot && slotKey(slot);
  useEffect(() => tell(), [stage, key]);
  return (pointed) => setUnder({ stage, slot: pointed });
}
