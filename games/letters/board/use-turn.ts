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
import { familyOf } from "./alphabet.ts";
import { letterAt, moveOf, place, read, spelling, takeBack } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { targetOf } from "./drop-target.ts";
import type { Target } from "./drop-target.ts";
import { couldGive, typeWord } from "./typing.ts";
import { useDraft } from "./use-draft.ts";
import type { Words } from "./words.ts";
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
  const drafting = useDraft(desk, turn);
  const draft = drafting.draft;
  const [picked, setPicked] = useState<{ turn: string; slot: number }>();
  const [wish, setWish] = useState<{
    readonly turn: string;
    readonly mode: Mode;
    readonly given: readonly number[];
  }>();
  const [tried, setTried] = useState<Draft>();
  const [note, setNote] = useState<Note>();
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
    drafting.change(next);
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
    undo: drafting.undo,
    setMode,
    send,
    refusal:
      note?.draft === draft
        ? note.refusal
        : tried === draft
          ? props.refusal
          : undefined,
    /** The draft in a sentence. */
    said(words: Words): string {
      if (!worth || worth.word === "") return "";
      const { word, points, bonus } = worth;
      return words(bonus > 0 ? "word.said-bonus" : "word.said", {
        word: [...word].join(" "),
        points,
        bonus,
      });
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
      if (slot !== chosen) {
        setPicked({ turn, slot });
        if (byKeys) focus.toGrid();
        return;
      }
      setPicked(undefined);
      drafting.change(takeBack(draft, slot));
    },
    type: (text: string) => change(typeWord(desk, draft, text)),
    /** On a free field a letter lays its tile, on a tile it goes on with the word. */
    typeOnField(field: number, letter: Letter): void {
      if (!isMine || mode !== "word") return;
      if (letterAt(desk, draft, field) !== EMPTY) {
        const text = draft.typed ?? spelling(desk, draft);
        return change(typeWord(desk, draft, text + letter));
      }
      const slot = slotFor(desk, draft, letter);
      if (slot !== undefined) return lay(slot, field);
      const refusal = { code: "not-on-rack", rule: "L8", values: { letter } };
      setNote({ refusal, draft });
    },
    erase(field: number): void {
      const tile = draft.placed.find((one) => one.field === field);
      if (tile) change(takeBack(draft, tile.slot));
      else if (draft.word.includes(field)) change(read(desk, draft, field));
    },
    cancel(): void {
      if (chosen === undefined) drafting.clear();
      setPicked(undefined);
      setNote(undefined);
    },
    confirm(): void {
      const letter = couldGive(desk, draft);
      if (letter !== undefined && draft.typed)
        return change(typeWord(desk, draft, draft.typed, letter));
      if (!worth || worth.refusal) return;
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

/** A tile of this letter that still stands on the rack; a plain key finds its Polish sister too. */
function slotFor(desk: Desk, draft: Draft, letter: Letter): number | undefined {
  const family = familyOf(letter);
  const wanted = family[0] === letter ? family : [letter];
  for (const sister of wanted) {
    const slot = desk.rack.findIndex(
      (tile, index) =>
        tile === sister && !draft.placed.some((one) => one.slot === index),
    );
    if (slot >= 0) return slot;
  }
  return undefined;
}
