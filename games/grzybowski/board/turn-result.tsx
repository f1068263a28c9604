/** What one's own turn brought, until it is closed or one must act: the cards, and the points before and after. */

import { OwnResult, ownTurn, spokenTo, useOwnResult } from "@stolik/furniture";
import type { OwnResultState } from "@stolik/furniture";
import type { BoardProps, Seat } from "@stolik/kernel";
import { useEffect, useEffectEvent, useState } from "react";
import { stageOf } from "../rules/chances.ts";
import type { Count, Event, Move, View } from "../rules/index.ts";
import { Change } from "./action-bar.tsx";
import type { Points } from "./action-bar.tsx";
import { describe } from "./describe.ts";
import type { Wording } from "./words.ts";

export interface TurnResultState extends OwnResultState {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly points: Points | undefined;
}

/** `counts`: what the grids score as they lie. */
export function useTurnResult(
  board: BoardProps<View, Move, Event>,
  counts: readonly Count[],
): TurnResultState | undefined {
  const { heard, seat, seq, view, outcome } = board;
  const isOver = view.turn !== seat && !outcome;
  const turn = isOver ? ownTurn(heard, seat) : undefined;
  const now = seat === null ? undefined : counts[seat]?.total;
  const before = useBegun(board, now);
  const state = useOwnResult(turn?.seq, seq);
  if (!turn || !state.isOpen) return undefined;
  const points =
    before === undefined || now === undefined ? undefined : { before, now };
  return {
    ...state,
    seq: turn.seq,
    events: turn.events.filter(isResult),
    points,
  };
}

/** The card that was taken is laid; the market is everybody's. */
function isResult({ type }: Event): boolean {
  return type !== "took" && type !== "refilled";
}

/** What one had when one's turn began. */
function useBegun(
  { view, seat }: BoardProps<View, Move, Event>,
  now: number | undefined,
): number | undefined {
  const [begun, setBegun] = useState(now);
  const isBeginning = view.turn === seat && stageOf(view) === "take";
  // A chance may change the points before a card is taken.
  const begin = useEffectEvent(() => setBegun(now));
  useEffect(() => {
    if (isBeginning) begin();
  }, [isBeginning]);
  return begun;
}

export function TurnResult(props: {
  readonly result: TurnResultState;
  /** Whose turn it was, and who reads it. */
  readonly seat: Seat | null;
  readonly wording: Wording;
  readonly grids: View["grids"];
}) {
  const { result } = props;
  const wording = spokenTo(props.seat, props.wording);
  const { words } = wording;
  return (
    <OwnResult
      title={words("result.title")}
      closeLabel={words("result.close")}
      seq={result.seq}
      sentences={result.events.map((event) =>
        describe(event, wording, props.grids),
      )}
      close={result.close}
    >
      {result.points && <Change words={words} points={result.points} />}
    </OwnResult>
  );
}
