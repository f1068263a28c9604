/** The turn being planned: chosen, seen, undone, and sent move by move once it is confirmed. */

import type { BoardProps, Refusal } from "@stolik/kernel";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Event, Move, View } from "../rules/index.ts";
import { after, legalMoves } from "./plan.ts";

export interface Plan {
  /** The table as it would lie. */
  readonly shown: View;
  /** What is planned and not yet sent. */
  readonly staged: readonly Move[];
  /** What may be done next; empty while it is not this page's turn. */
  readonly legal: readonly Move[];
  readonly canPlan: boolean;
  readonly isSending: boolean;
  put(moves: readonly Move[]): void;
  undo(): void;
  /** Sends what is planned, and these moves after it. */
  send(...more: readonly Move[]): void;
}

interface Draft {
  /** The number of moves played when it was begun. */
  readonly from: number;
  readonly moves: readonly Move[];
  readonly isSending: boolean;
  /** The refusal that stood when it was sent: a new one stops it. */
  readonly refusal: Refusal | undefined;
}

const NONE: readonly Move[] = [];

export function usePlan(board: BoardProps<View, Move, Event>): Plan {
  const { seq, view, seat, canMove, refusal } = board;
  const [draft, setDraft] = useState<Draft>();
  const played = useRef(-1);
  const done = draft ? seq - draft.from : 0;
  const isStopped = draft?.isSending && refusal && refusal !== draft.refusal;
  const isLive =
    draft !== undefined &&
    !isStopped &&
    done >= 0 &&
    done < draft.moves.length &&
    (draft.isSending || done === 0);
  const staged = isLive ? draft.moves : NONE;
  const rest = useMemo(() => staged.slice(done), [staged, done]);
  const isSending = isLive && draft.isSending;
  const canPlan = canMove && seat !== null && !isSending;

  useEffect(() => {
    const next = isSending ? rest[0] : undefined;
    if (!next || !canMove || played.current === seq) return;
    played.current = seq;
    board.play(next);
  });

  const shown = useMemo(
    // The turn's end brings what nobody can foresee.
    () => (seat === null ? view : after(view, seat, rest.filter(isForeseen))),
    [view, seat, rest],
  );
  const legal = useMemo(
    () => (canPlan && seat !== null ? legalMoves(shown, seat) : NONE),
    [canPlan, shown, seat],
  );

  function put(moves: readonly Move[]): void {
    setDraft({ from: seq, moves, isSending: false, refusal });
  }
  return {
    shown,
    staged: isSending ? NONE : rest,
    legal,
    canPlan,
    isSending,
    put,
    undo: () => put(rest.slice(0, -1)),
    send(...more) {
      played.current = -1;
      setDraft({
        from: seq,
        moves: [...rest, ...more],
        isSending: true,
        refusal,
      });
    },
  };
}

function isForeseen({ type }: Move): boolean {
  return type !== "end" && type !== "reshuffle";
}
