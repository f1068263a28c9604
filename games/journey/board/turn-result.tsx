/** What one's own turn brought, until it is closed or one must act. */

import { OwnResult, ownTurn, spokenTo, useOwnResult } from "@stolik/furniture";
import type { OwnResultState } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import { describe } from "./describe.ts";
import type { Wording } from "./describe.ts";
import type { Shown } from "./shown.ts";

export interface TurnResultState extends OwnResultState {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** A turn that brought nothing but a few steps is no result to be read. */
export function useTurnResult(shown: Shown): TurnResultState | undefined {
  const { heard, seat, seq, view, outcome } = shown;
  const isOver = view.turn !== seat && !outcome;
  const turn = isOver ? ownTurn(heard, seat) : undefined;
  const found = turn?.events.some(isGain) ? turn : undefined;
  const state = useOwnResult(found?.seq, seq);
  if (!found || !state.isOpen) return undefined;
  const events = found.events.filter((event) => isGain(event) || isDeed(event));
  return { ...state, seq: found.seq, events };
}

export function TurnResult(props: {
  readonly result: TurnResultState;
  /** Whose turn it was, and who reads it. */
  readonly seat: Seat | null;
  readonly wording: Wording;
}) {
  const { result } = props;
  const wording = spokenTo(props.seat, props.wording);
  return (
    <OwnResult
      title={wording.words("result.title")}
      closeLabel={wording.words("result.close")}
      seq={result.seq}
      sentences={result.events.map((event) => describe(event, wording))}
      close={result.close}
    />
  );
}

function isGain({ type }: Event): boolean {
  return (
    type === "collected" ||
    type === "drew" ||
    type === "advanced" ||
    type === "stopped"
  );
}

function isDeed({ type }: Event): boolean {
  return type === "moved" || type === "discarded" || type === "placed";
}
