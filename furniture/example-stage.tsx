/** The worked examples of a rulebook take turns: one of them moves at a time, and none unasked once somebody has paused one. */

import { useReducedMotion } from "motion/react";
import { createContext, useContext, useMemo, useState } from "react";
import type { ReactNode } from "react";

/** What the buttons under an example are called. */
export interface ExampleLabels {
  readonly play: string;
  readonly pause: string;
  readonly again: string;
  readonly back: string;
  readonly forward: string;
}

export interface ExampleStage {
  readonly labels: ExampleLabels;
  /** Which example moves now. */
  readonly moving: string | undefined;
  /** Whether examples wait to be asked. */
  readonly isCalm: boolean;
  /** Moves now, instead of any other. */
  enter(example: string): void;
  /** Moves now, unless another one does. */
  offer(example: string): void;
  leave(example: string): void;
  /** From now on they wait to be asked. */
  calm(): void;
}

const Context = createContext<ExampleStage>({
  labels: { play: "", pause: "", again: "", back: "", forward: "" },
  moving: undefined,
  isCalm: true,
  enter: () => undefined,
  offer: () => undefined,
  leave: () => undefined,
  calm: () => undefined,
});

export function ExamplePlace(props: {
  readonly labels: ExampleLabels;
  readonly children: ReactNode;
}) {
  const { labels } = props;
  const isStill = useReducedMotion() ?? false;
  const [isCalmed, setCalmed] = useState(false);
  const [moving, setMoving] = useState<string>();
  const isCalm = isStill || isCalmed;
  const stage = useMemo<ExampleStage>(
    () => ({
      labels,
      moving,
      isCalm,
      enter: setMoving,
      offer: (example) => setMoving((now) => now ?? example),
      leave: (example) =>
        setMoving((now) => (now === example ? undefined : now)),
      calm: () => setCalmed(true),
    }),
    [labels, moving, isCalm],
  );
  return <Context value={stage}>{props.children}</Context>;
}

export function useExampleStage(): ExampleStage {
  return useContext(Context);
}
