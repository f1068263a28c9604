/** What both grids score, as planned and as they lie; after the end the count, step by step. */

import type { BoardProps } from "@stolik/kernel";
import { useCallback, useMemo, useState } from "react";
import { count } from "../rules/count.ts";
import type { Event, Move, View } from "../rules/index.ts";
import type { Desk } from "./desk.ts";
import { showSteps } from "./show-steps.ts";
import type { Pointed } from "./tally.tsx";
import { useShow } from "./use-show.ts";
import type { Wording } from "./words.ts";

type Counting = Pick<
  Desk,
  "counts" | "before" | "final" | "steps" | "step" | "looked" | "look"
>;

/** `planned`: the view as it would be after the planned turn. */
export function useCounting(
  { view, outcome, canMove }: BoardProps<View, Move, Event>,
  wording: Wording,
  planned: View,
): Counting {
  const final = useShow(outcome);
  const steps = useMemo(
    () => (outcome ? showSteps(view, wording) : []),
    [outcome, view, wording],
  );
  const [looked, setLooked] = useState<Pointed>();
  // The same place again draws nothing anew: a tap enters it, has the focus there and is a click.
  const look = useCallback(
    (next: Pointed | undefined) =>
      setLooked((last) =>
        last?.seat === next?.seat && last?.cell === next?.cell ? last : next,
      ),
    [],
  );
  const counts = useMemo(() => planned.grids.map(count), [planned]);
  const before = useMemo(() => view.grids.map(count), [view]);
  return {
    counts,
    before,
    final,
    steps,
    step: final.show && steps[final.show.index],
    looked: canMove ? undefined : looked,
    look,
  };
}
