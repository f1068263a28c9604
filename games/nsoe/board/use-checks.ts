/** The check that lies open on the table: the last one, or one that is looked at again. */

import { useHold } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useCallback, useMemo, useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import { currentCheck } from "./log.tsx";
import type { Checked, Reopened } from "./log.tsx";

export interface Checks {
  readonly open: Checked | undefined;
  close(): void;
  /** Looks at the check of a line in the log. */
  reopen(seq: number): void;
  /** A check that was looked at again is put away. */
  forget(): void;
}

export function useChecks(props: BoardProps<View, Move, Event>): Checks {
  const { heard, outcome, seat, seq: at } = props;
  const [reopened, setReopened] = useState<Reopened>();
  const [closed, setClosed] = useState<number>();
  const isOver = outcome !== undefined;
  const check = useMemo(
    () => currentCheck(heard, reopened, isOver),
    [heard, reopened, isOver],
  );
  const open = check?.seq === closed ? undefined : check;
  // One's own result stays until it was seen.
  const isNew = open !== undefined && open.seq !== reopened?.seq;
  useHold(isNew && open.event.seat === seat ? "turn" : undefined);
  const reopen = useCallback(
    (seq: number) => {
      setReopened({ seq, at });
      setClosed(undefined);
    },
    [at],
  );
  const shown = check?.seq;
  const close = useCallback(() => setClosed(shown), [shown]);
  return {
    open,
    close,
    reopen,
    forget: () => setReopened(undefined),
  };
}
