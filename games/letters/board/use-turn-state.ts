/** What a person has done so far in their turn: the draft, what is chosen, and what is known of it. */

import type { BoardProps } from "@stolik/kernel";
import { useMemo, useState } from "react";
import { isFull } from "../rules/moves.ts";
import { EMPTY } from "../rules/position.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Mode } from "./actions.tsx";
import type { Desk, Draft } from "./draft.ts";
import { beginningOf } from "./history.ts";
import { useDraft } from "./use-draft.ts";
import type { Refusal } from "./words.ts";
import { worthOf } from "./worth.ts";

/** A refusal is shown until the draft it was given for changes. */
interface Note {
  readonly refusal: Refusal;
  readonly draft: Draft;
}

export function useTurnState(props: BoardProps<View, Move, Event>) {
  const { view, seat } = props;
  const desk = useMemo<Desk>(() => {
    const own = seat === null ? [] : (view.racks[seat] ?? []);
    return { view, rack: own.map((letter) => letter ?? EMPTY) };
  }, [view, seat]);
  // L17: a last word waits for everyone, nobody plays on.
  const isWaiting = view.open !== undefined && isFull(view);
  const isMine =
    props.canMove && seat !== null && view.turn === seat && !isWaiting;
  const turn = `${seat} ${view.turn} ${view.sheet.length}`;
  const match = useMemo(() => beginningOf(props.heard), [props.heard]);
  const drafting = useDraft(desk, turn, match);
  const draft = drafting.draft;
  const [picked, setPicked] = useState<{ turn: string; slot: number }>();
  const [wish, setWish] = useState<{
    readonly turn: string;
    readonly mode: Mode;
    readonly given: readonly number[];
  }>();
  const [tried, setTried] = useState<Draft>();
  const [typed, setTyped] = useState<Draft>();
  const [cleared, setCleared] = useState<string>();
  const [note, setNote] = useState<Note>();
  const noted = note?.draft === draft ? note.refusal : undefined;
  const { mode, given } =
    isMine && wish?.turn === turn
      ? wish
      : ({ mode: "word", given: [] } as const);
  const chosen =
    isMine && mode === "word" && picked?.turn === turn
      ? picked.slot
      : undefined;
  const worth = useMemo(
    () => (isMine && seat !== null ? worthOf(desk, seat, draft) : undefined),
    [isMine, desk, seat, draft],
  );
  return {
    desk,
    /** Names this turn: what was chosen in another one no longer counts. */
    turn,
    isMine,
    drafting,
    mode,
    given,
    chosen,
    worth,
    /** Why the last letter could not be laid. */
    noted,
    isTried: tried === draft,
    isJustTyped: typed === draft,
    isCleared: cleared === turn,
    setPicked,
    setWish,
    setTried,
    setTyped,
    setCleared,
    setNote,
  };
}
