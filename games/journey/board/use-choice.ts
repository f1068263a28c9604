/** What the player is about to do: a die, a card and a field chosen but not yet played, and what they would bring. */

import { useMemo, useState } from "react";
import type { Card } from "../content/cards.ts";
import type { Field } from "../content/map.ts";
import type { Move } from "../rules/position.ts";
import { destinations, freeFields, wayTo } from "../rules/roads.ts";
import type { Shown } from "./shown.ts";
import type { Plan } from "./use-plan.ts";

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
  /** What it would add if the button looked at were pushed. */
  readonly weighed?: number | undefined;
  readonly aimed?: Field;
}

/** A die taken by one's own hand: where it lay, at which point of the match. */
export interface Taken {
  readonly seq: number;
  readonly slot: number;
}

export interface Choice {
  readonly slot: number | undefined;
  /** The die that would be moved by: taken, chosen or raised; 0 if none. */
  readonly die: number;
  /** The same before the coach adds to it. */
  readonly bare: number;
  readonly place: number | undefined;
  readonly card: Card | undefined;
  readonly add: number | undefined;
  readonly aimed: Field | undefined;
  /** Where the pawn could go now; its own field is not among them. */
  readonly reach: ReadonlySet<Field>;
  /** The way to the field aimed at. */
  readonly way: readonly Field[];
  readonly taken: readonly Taken[];
  chooseDie(slot: number, die: number): void;
  chooseCard(place: number): void;
  chooseRaise(add: number | undefined): void;
  /** Shows what the coach would add, until it looks elsewhere. */
  weigh(add: number | undefined): void;
  aim(field: Field | undefined): void;
  /** Aims by a tap: a card that does not carry one there is put back. */
  aimByTap(field: Field): void;
  clear(): void;
  /** Plays a move; a die that is only chosen is taken first. */
  send(move: Move): void;
  goTo(field: Field): void;
}

/** No field: aimed at nothing. */
const NONE = -1;
const NOWHERE: ReadonlySet<Field> = new Set();

export function useChoice(shown: Shown, plan: Plan): Choice {
  const { view, seq, seat, canMove } = shown;
  const [all, setWanted] = useState<Wanted>({ seq });
  const wanted: Wanted = all.seq === seq && canMove ? all : { seq };
  const want = (more: Partial<Wanted>) => setWanted({ ...wanted, ...more });
  const [taken, setTaken] = useState<readonly Taken[]>([]);

  const hand = (seat === null ? undefined : view.hands[seat]) ?? [];
  const card =
    wanted.place === undefined ? undefined : (hand[wanted.place] ?? undefined);
  const bare = view.phase === "die" ? (wanted.die ?? 0) : view.die;
  const add = card === "coach" ? (wanted.weighed ?? wanted.add) : undefined;
  const die = bare > 0 ? bare + (add ?? 0) : bare;
  const mode = modeOf(shown, wanted.die !== undefined, card, add);
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
    setWanted({ seq });
    const { slot } = wanted;
    if (line[0]?.type === "take" && slot !== undefined)
      setTaken([...taken, { seq, slot }]);
    plan.begin(seq, line);
  }
  function goTo(to: Field): void {
    if (mode === "train") return sendAll({ type: "train", to });
    if (mode === "coach" && add !== undefined)
      return sendAll({ type: "coach", add }, { type: "go", to });
    sendAll({ type: "go", to });
  }

  return {
    slot: wanted.slot,
    die,
    bare,
    place: wanted.place,
    card,
    add: wanted.add,
    aimed,
    reach,
    way,
    taken,
    chooseDie: (slot, value) =>
      setWanted(
        wanted.slot === slot
          ? { seq, ...kept(wanted, "place") }
          : { seq, slot, die: value, ...kept(wanted, "place") },
      ),
    chooseCard: (place) =>
      setWanted({
        seq,
        ...kept(wanted, "slot", "die"),
        ...(wanted.place === place ? {} : { place }),
      }),
    chooseRaise: (raise) =>
      setWanted({
        seq,
        ...kept(wanted, "slot", "die", "place"),
        ...(raise === undefined ? {} : { add: raise }),
      }),
    weigh: (raise) => {
      if (raise !== wanted.weighed) want({ weighed: raise });
    },
    aim: (field) => {
      if ((field ?? NONE) !== (wanted.aimed ?? NONE))
        want({ aimed: field ?? NONE });
    },
    aimByTap: (field) =>
      setWanted({
        ...(mode === "foot" ? { seq, ...kept(wanted, "slot", "die") } : wanted),
        aimed: field,
      }),
    clear: () => setWanted({ seq }),
    send: (move) => sendAll(move),
    goTo,
  };
}

type Mode = "none" | "foot" | "coach" | "train";

/** Only a train, or a coach that adds something, carries the pawn; any other card lets it walk. */
function modeOf(
  { view, seat, canMove }: Shown,
  hasDie: boolean,
  card: Card | undefined,
  add: number | undefined,
): Mode {
  if (!canMove || seat === null) return "none";
  const isFree =
    view.phase === "act" ||
    (view.phase === "die" && hasDie && (view.stops[seat] ?? 0) === 0);
  if (view.phase === "ride") return "foot";
  if (!isFree) return "none";
  if (card === "train") return "train";
  return add === undefined ? "foot" : "coach";
}

/** These wishes alone, as far as they were made. */
function kept(wanted: Wanted, ...names: (keyof Wanted)[]): Partial<Wanted> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name]) => names.some((n) => n === name)),
  );
}
