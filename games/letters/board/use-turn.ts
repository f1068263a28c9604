/** A person's turn: the draft, what is chosen on the rack, and every way to go on, by finger, mouse or keys. */

import { useDrag } from "@stolik/furniture";
import { refusal } from "@stolik/kernel";
import type { BoardProps, Refusal as AnyRefusal } from "@stolik/kernel";
import { useMemo } from "react";
import type { Letter } from "../content/tiles.ts";
import { frontier } from "../rules/contact.ts";
import { EMPTY } from "../rules/position.ts";
import type { Event, Move, View } from "../rules/position.ts";
import { codes } from "../rules/refusal.ts";
import type { Mode } from "./actions.tsx";
import { isInSet } from "./alphabet.ts";
import { describeWorth } from "./describe.ts";
import type { Wording } from "./describe.ts";
import {
  isEmptyDraft,
  letterAt,
  moveOf,
  place,
  read,
  wordOf,
  takeBack,
} from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { targetOf } from "./drop-target.ts";
import type { Target } from "./drop-target.ts";
import { typeWord } from "./typing.ts";
import { useTurnState } from "./use-turn-state.ts";
import type { Refusal } from "./words.ts";

interface Focus {
  toGrid(): void;
  toPlay(): void;
}

export function useTurn(props: BoardProps<View, Move, Event>, focus: Focus) {
  const state = useTurnState(props);
  const { desk, turn, isMine, drafting, mode, given, chosen, worth } = state;
  const { setPicked, setWish, setTyped, setCleared, setNote } = state;
  const { draft } = drafting;
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
    isJustTyped: state.isJustTyped,
    undo(): void {
      setCleared(turn);
      drafting.undo();
    },
    setMode,
    send,
    refusal:
      state.noted ?? (state.isTried ? byTheRules(props.refusal) : undefined),
    /** The draft in sentences, with why it cannot be played yet; what the server or the worker refused, the page says. */
    said: (wording: Wording): string => inWords(state, wording),
    tap(field: number, byKeys: boolean): void {
      if (!isMine || mode !== "word") return;
      const isFree = letterAt(desk, draft, field) === EMPTY;
      if (!isFree) change(read(desk, draft, field));
      else if (chosen !== undefined) lay(chosen, field);
      else if (byKeys) focus.toPlay();
    },
    change,
    choose(slot: number, byKeys: boolean): void {
      if (mode === "exchange")
        return setWish({ turn, mode, given: toggled(given, slot) });
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
        return type((draft.typed ?? wordOf(desk, draft)) + letter);
      const slot = slotFor(desk, draft, letter);
      if (slot !== undefined) return lay(slot, field);
      setNote({ refusal: whyNoTile(letter), draft });
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
      state.setTried(draft);
      send(moveOf(desk, draft));
    },
    exchange: () => send(exchangeOf(desk, given)),
  };
}

function inWords(
  { worth, noted, isCleared, drafting }: ReturnType<typeof useTurnState>,
  wording: Wording,
): string {
  if (!worth) return "";
  if (isEmptyDraft(drafting.draft) && !noted)
    return isCleared ? wording.words("word.cleared") : "";
  return describeWorth(worth, noted ?? worth.refusal, wording);
}

function exchangeOf({ rack }: Desk, given: readonly number[]): Move {
  const letters = given.map((slot) => rack[slot] ?? EMPTY);
  return { type: "exchange", letters };
}

function toggled(slots: readonly number[], slot: number): readonly number[] {
  return slots.includes(slot)
    ? slots.filter((one) => one !== slot)
    : [...slots, slot];
}

function whyNoTile(letter: Letter): Refusal {
  return isInSet(letter)
    ? refusal("not-on-rack", "L8", { letter })
    : refusal("no-such-letter", "L1", { letter });
}

/** What the rules say against the word; that a move came too late, or not at all, the page tells itself. */
function byTheRules(given: AnyRefusal | undefined): Refusal | undefined {
  const code = codes.find((one) => one === given?.code);
  return given && code && { ...given, code };
}

/** L11: where a tile may go now. */
function openFields({ view }: Desk, { placed }: Draft): number[] {
  const fields = placed.map(({ field }) => field);
  return frontier(view, fields);
}

/** A tile of this letter that still stands on the rack. */
function slotFor(desk: Desk, draft: Draft, letter: Letter): number | undefined {
  const slot = desk.rack.findIndex(
    (tile, index) =>
      tile === letter && !draft.placed.some((one) => one.slot === index),
  );
  return slot < 0 ? undefined : slot;
}
