/** What the player is about to do: a die, a card and a field chosen but not yet played, and what they would bring. */

import type { BoardProps } from "@stolik/kernel";
import { useEffect, useMemo, useState } from "react";
import type { Card } from "../content/cards.ts";
import type { Field } from "../content/map.ts";
import type { Event, Move, View } from "../rules/position.ts";
import { destinations, freeFields, wayTo } from "../rules/roads.ts";
import type { Shown } from "./use-shown.ts";

interface Wanted {
  /** Chosen at this point of the match, and forgotten after it. */
  readonly seq: number;
  /** The place of the die in the tray. */
  readonly slot?: number;
  readonly die?: number;
  /** The place of the card in the hand. */
  readonly place?: number;
  /** What the coach would add. */
  readonly add?: number;
  readonly aimed?: Field;
}

export interface Choice {
  readonly slot: number | undefined;
  /** The die that would be moved by: taken, chosen or raised; 0 if none. */
  readonly die: number;
  readonly place: number | undefined;
  readonly card: Card | undefined;
  readonly add: number | undefined;
  readonly aimed: Field | undefined;
  /** Where the pawn could go now; its own field is not among them. */
  readonly reach: ReadonlySet<Field>;
  /** The way to the field aimed at. */
  readonly way: readonly Field[];
  chooseDie(slot: number, die: number): void;
  chooseCard(place: number): void;
  chooseRaise(add: number | undefined): void;
  aim(field: Field | undefined): void;
  clear(): void;
  /** Plays a move; a die that is only chosen is taken first. */
  send(move: Move): void;
  goTo(field: Field): void;
}

/** Moves still to be sent, the first of them once the one before is played. */
interface Plan {
  readonly after: number;
  readonly moves: readonly Move[];
}

/** No field: aimed at nothing. */
const NONE = -1;
const NOWHERE: ReadonlySet<Field> = new Set();

export function useChoice(
  props: BoardProps<View, Move, Event>,
  shown: Shown,
): Choice {
  const { view, seq, seat, canMove } = shown;
  const [all, setWanted] = useState<Wanted>({ seq });
  const wanted: Wanted = all.seq === seq && canMove ? all : { seq };
  const want = (more: Partial<Wanted>) => setWanted({ ...wanted, ...more });
  const [plan, setPlan] = useState<Plan>();

  const { play } = props;
  const isNext = plan?.after === props.seq - 1 && props.canMove;
  useEffect(() => {
    if (!plan || !isNext) return;
    const [move, ...rest] = plan.moves;
    setPlan(
      rest.length > 0 ? { after: plan.after + 1, moves: rest } : undefined,
    );
    if (move) play(move);
  }, [plan, isNext, play]);

  const hand = (seat === null ? undefined : view.hands[seat]) ?? [];
  const card =
    wanted.place === undefined ? undefined : (hand[wanted.place] ?? undefined);
  const die = dieOf(view, wanted, card);
  const mode = modeOf(shown, wanted, card);
  const reach = useMemo(() => {
    if (seat === null || mode === "none") return NOWHERE;
    const from = view.pawns[seat] ?? 0;
    const fields =
      mode === "train" ? freeFields(view) : destinations(view, from, die);
    return new Set(fields.filter((field) => field !== from));
  }, [view, seat, mode, die]);
  const aimed =
    wanted.aimed !== undefined && reach.has(wanted.aimed)
      ? wanted.aimed
      : undefined;
  const way = useMemo(() => {
    if (seat === null || aimed === undefined) return [];
    const from = view.pawns[seat] ?? 0;
    if (mode === "train") return [from, aimed];
    return wayTo(view, from, die, aimed) ?? [];
  }, [view, seat, mode, die, aimed]);

  /** One after another; a die that is only chosen is taken first. */
  function sendAll(...moves: readonly Move[]): void {
    if (!canMove) return;
    const isDue = view.phase === "die" && moves[0]?.type !== "take";
    if (isDue && wanted.die === undefined) return;
    const line: readonly Move[] =
      isDue && wanted.die !== undefined
        ? [{ type: "take", die: wanted.die }, ...moves]
        : moves;
    const [first, ...rest] = line;
    setWanted({ seq });
    if (rest.length > 0) setPlan({ after: seq, moves: rest });
    if (first) play(first);
  }
  function goTo(to: Field): void {
    if (mode === "train") return sendAll({ type: "train", to });
    if (mode === "coach" && wanted.add !== undefined)
      return sendAll({ type: "coach", add: wanted.add }, { type: "go", to });
    sendAll({ type: "go", to });
  }

  return {
    slot: wanted.slot,
    die,
    place: wanted.place,
    card,
    add: wanted.add,
    aimed,
    reach,
    way,
    chooseDie: (slot, value) =>
      setWanted(
        wanted.slot === slot
          ? { seq, ...only("place", wanted.place) }
          : { seq, slot, die: value, ...only("place", wanted.place) },
      ),
    chooseCard: (place) =>
      setWanted({
        seq,
        ...only("slot", wanted.slot),
        ...only("die", wanted.die),
        ...(wanted.place === place ? {} : { place }),
      }),
    chooseRaise: (add) =>
      setWanted({
        seq,
        ...only("slot", wanted.slot),
        ...only("die", wanted.die),
        ...only("place", wanted.place),
        ...(add === undefined ? {} : { add }),
      }),
    aim: (field) => {
      if ((field ?? NONE) !== (wanted.aimed ?? NONE))
        want({ aimed: field ?? NONE });
    },
    clear: () => setWanted({ seq }),
    send: (move) => sendAll(move),
    goTo,
  };
}

type Mode = "none" | "foot" | "coach" | "train";

function modeOf(
  { view, seat, canMove }: Shown,
  wanted: Wanted,
  card: Card | undefined,
): Mode {
  if (!canMove || seat === null) return "none";
  const isFree =
    view.phase === "act" ||
    (view.phase === "die" &&
      wanted.die !== undefined &&
      (view.stops[seat] ?? 0) === 0);
  if (view.phase === "ride") return "foot";
  if (!isFree) return "none";
  if (card === "train") return "train";
  if (card === "coach") return wanted.add === undefined ? "none" : "coach";
  return card === undefined ? "foot" : "none";
}

function dieOf(view: View, wanted: Wanted, card: Card | undefined): number {
  const die = view.phase === "die" ? (wanted.die ?? 0) : view.die;
  return card === "coach" && die > 0 ? die + (wanted.add ?? 0) : die;
}

function only<Key extends keyof Wanted>(
  key: Key,
  value: Wanted[Key] | undefined,
): Partial<Wanted> {
  return value === undefined ? {} : { [key]: value };
}
