/** What a tap that leads nowhere is answered with, until something else is done. */

import type { BoardProps } from "@stolik/kernel";
import { useState } from "react";
import type { Cell, Event, Move, View } from "../rules/index.ts";
import type { Code, Refusal } from "../rules/refusal.ts";
import type { OwnTurn } from "./use-turn.ts";
import type { Wording } from "./words.ts";

interface Note {
  readonly text: string;
  /** The refusal of the rules, where it is one. */
  readonly code: Code | undefined;
}

export interface Noted {
  /** Why the last tap led nowhere. */
  readonly note: Note | undefined;
  /** Why this card of the market cannot be taken now; undefined: it can be. */
  whyNotTake(slot: number): string | undefined;
  explain(cell: Cell): void;
  explainSlot(slot: number): void;
  explainStack(): void;
}

export function useNote(
  { seq, seat, outcome }: BoardProps<View, Move, Event>,
  { words }: Wording,
  turn: OwnTurn,
): Noted {
  const { canPlan, isSending, staged } = turn.plan;
  const stamp = `${seq} ${staged.length} ${turn.tool?.cell}`;
  const [said, setSaid] = useState<Note & { readonly stamp: string }>();

  function say(text: string | undefined, code?: Code): void {
    if (text !== undefined) setSaid({ stamp, text, code });
  }
  /** Out of turn there is one reason for everything. */
  function reason(why: Refusal | undefined): string | undefined {
    if (why) return words(`refusals.${why.code}`, why.values);
    const isOut = seat === null || outcome !== undefined;
    return isOut || canPlan || isSending ? undefined : words("prompt.not-yet");
  }
  const whyNotTake = (slot: number) => reason(turn.whyNotTake(slot));
  return {
    note: said?.stamp === stamp ? said : undefined,
    whyNotTake,
    explain(cell) {
      const why = turn.whyNot(cell);
      say(reason(why), why?.code);
    },
    explainSlot: (slot) => say(whyNotTake(slot)),
    explainStack: () => say(words("market.stack-note")),
  };
}
