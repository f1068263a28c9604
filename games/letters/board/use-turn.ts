/** A person's turn: the draft, what is chosen on the rack, and every way to go on, by finger, mouse or keys. */

import { useDrag } from "@stolik/furniture";
import type { BoardProps, Refusal } from "@stolik/kernel";
import { useMemo, useState } from "react";
import { boards } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { isFull } from "../rules/moves.ts";
import { EMPTY } from "../rules/position.ts";
import type { Event, Move, View } from "../rules/position.ts";
import { frontier } from "../rules/search/frontier.ts";
import type { Mode } from "./actions.tsx";
import { isInSet } from "./alphabet.ts";
import { describeWorth } from "./describe.ts";
import type { Telling } from "./describe.ts";
import {
  isEmptyDraft,
  letterAt,
  moveOf,
  place,
  read,
  spelling,
  takeBack,
} from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { targetOf } from "./drop-target.ts";
import type { Target } from "./drop-target.ts";
import { beginningOf } from "./history.ts";
import { typeWord } from "./typing.ts";
import { useDraft } from "./use-draft.ts";
import { worthOf } from "./worth.ts";

interface Focus {
  toGrid(): void;
  toPlay(): void;
}

/** A refusal is shown until the draft it was given for changes. */
interface Note {
  readonly refusal: Refusal;
  readonly draft: Draft;
}

export function useTurn(props: BoardProps<View, Move, Event>, focus: Focus) {
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
  const drag = useDrag<number, Target>({ targetOf, onDrop: drop });
  const isLaying = chosen !== undefined || drag.lifted !== undefined;
  const lit = useMemo(
    () => (isLaying ? openFields(desk, draft) : []),
    [isLaying, desk, draft],
  );

  function change(next: Draft): void {
    setPicked(undefined);
    setNote(undefined);
    setTyped(undefined);
    drafting.change(next);
  }
  function type(text: string): void {
    const next = typeWord(desk, draft, text);
    change(next);
    setTyped(next);
  }
  function lay(slot: number, field: number): void {
    if (isMine) change(place(desk, draft, slot, field));
  }
  function drop(slot: number, target: Target | undefined): void {
    if (!isMine || mode !== "word") return;
    if (target?.type === "field") lay(slot, target.field);
    if (target?.type === "rack") change(takeBack(draft, slot));
  }
  function setMode(next: Mode): void {
    setPicked(undefined);
    if (next !== "word") drafting.clear();
    setWish({ turn, mode: next, given: [] });
  }
  function send(move: Move): void {
    setPicked(undefined);
    setWish(undefined);
    props.play(move);
  }

  return {
    desk,
    draft,
    worth,
    drag,
    isMine,
    mode,
    given,
    chosen,
    lit,
    canUndo: drafting.canUndo,
    /** Whether the last thing done was to type this very word. */
    isJustTyped: typed === draft,
    undo(): void {
      setCleared(turn);
      drafting.undo();
    },
    setMode,
    send,
    refusal: noted ?? (tried === draft ? props.refusal : undefined),
    /** The draft in sentences, with why it cannot be played yet; what the server or the worker refused, the page says. */
    said(telling: Telling): string {
      if (!worth) return "";
      if (isEmptyDraft(draft) && !noted)
        return cleared === turn ? telling.words("word.cleared") : "";
      return describeWorth(worth, noted ?? worth.refusal, telling);
    },
    tap(field: number, byKeys: boolean): void {
      if (!isMine || mode !== "word") return;
      const isFree = letterAt(desk, draft, field) === EMPTY;
      if (!isFree) change(read(desk, draft, field));
      else if (chosen !== undefined) lay(chosen, field);
      else if (byKeys) focus.toPlay();
    },
    read: (field: number) => change(read(desk, draft, field)),
    choose(slot: number, byKeys: boolean): void {
      if (mode === "exchange")
        return setWish({
          turn,
          mode,
          given: given.includes(slot)
            ? given.filter((one) => one !== slot)
            : [...given, slot],
        });
      setTyped(undefined);
      if (slot !== chosen) {
        setPicked({ turn, slot });
        if (byKeys) focus.toGrid();
        return;
      }
      setPicked(undefined);
      drafting.change(takeBack(draft, slot));
    },
    type,
    /** On a free field a letter lays its tile, on a tile it goes on with the word. */
    typeOnField(field: number, letter: Letter): void {
      if (!isMine || mode !== "word") return;
      if (letterAt(desk, draft, field) !== EMPTY)
        return type((draft.typed ?? spelling(desk, draft)) + letter);
      const slot = slotFor(desk, draft, letter);
      if (slot !== undefined) return lay(slot, field);
      const refusal = isInSet(letter)
        ? { code: "not-on-rack", rule: "L8", values: { letter } }
        : { code: "no-such-letter", rule: "L1", values: { letter } };
      setNote({ refusal, draft });
    },
    erase(field: number): void {
      const tile = draft.placed.find((one) => one.field === field);
      if (tile) change(takeBack(draft, tile.slot));
      else if (draft.word.includes(field)) change(read(desk, draft, field));
    },
    cancel(): void {
      if (chosen === undefined) {
        if (!isEmptyDraft(draft)) setCleared(turn);
        drafting.clear();
      }
      setPicked(undefined);
      setNote(undefined);
    },
    confirm(): void {
      if (!worth || worth.refusal) return;
      setTyped(undefined);
      setTried(draft);
      send(moveOf(desk, draft));
    },
    exchange: () =>
      send({
        type: "exchange",
        letters: given.map((slot) => desk.rack[slot] ?? EMPTY),
      }),
  };
}

/** L11: where a tile may go now. */
function openFields({ view }: Desk, { placed }: Draft): number[] {
  const fields = placed.map(({ field }) => field);
  return frontier(boards[view.board], view.tiles, fields);
}

/** A tile of this letter that still stands on the rack. */
function slotFor(desk: Desk, draft: Draft, letter: Letter): number | undefined {
  const slot = desk.rack.findIndex(
    (tile, index) =>
      tile === letter && !draft.placed.some((one) => one.slot === index),
  );
  return slot < 0 ? undefined : slot;
}
