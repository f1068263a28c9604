/** One's turn: which card is chosen, and what a cell, a pile or a key does with it. */

import { useDrag } from "@stolik/furniture";
import type { Drag } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useRef, useState } from "react";
import type { RefObject } from "react";
import type { City } from "../content/cities.ts";
import type { Cell, Event, Move, View } from "../rules/position.ts";
import { targetOf } from "./drop-target.ts";
import type { Target } from "./drop-target.ts";
import type { GridHandle } from "./use-grid.ts";

export interface OwnTurn {
  readonly grid: RefObject<GridHandle | null>;
  readonly hand: readonly City[];
  readonly isDrawing: boolean;
  readonly canChoose: boolean;
  /** What choosing a pile does now. */
  readonly pileUse: "swap" | "draw" | undefined;
  /** The card that looks for its cell. */
  readonly chosen: City | undefined;
  readonly drag: Drag<City, Target>;
  choose(city: City, byKeys: boolean): void;
  lay(cell: Cell): void;
  take(pile: number): void;
  cancel(): void;
}

/** `onPlay`: called before a move is played. */
export function useTurn(
  props: BoardProps<View, Move, Event>,
  surface: RefObject<HTMLElement | null>,
  onPlay: () => void,
): OwnTurn {
  const { view, seat } = props;
  const grid = useRef<GridHandle>(null);
  const [wanted, setWanted] = useState<City>();
  const hand = (seat === null ? undefined : view.hands[seat]) ?? [];
  const isDrawing = props.canMove && view.draws > 0;
  const canChoose = props.canMove && view.draws === 0;
  const chosen =
    canChoose && wanted && hand.includes(wanted) ? wanted : undefined;
  const canSwap = chosen !== undefined && view.swapsLeft !== 0;
  const pileUse = isDrawing ? "draw" : canSwap ? "swap" : undefined;

  function send(move: Move): void {
    setWanted(undefined);
    onPlay();
    props.play(move);
  }
  function lay(cell: Cell): void {
    if (chosen) send({ type: "lay", city: chosen, ...cell });
  }
  function take(pile: number): void {
    if (isDrawing) send({ type: "draw", pile });
    else if (chosen) send({ type: "swap", city: chosen, pile });
  }
  function choose(city: City, byKeys: boolean): void {
    setWanted(city === chosen ? undefined : city);
    if (byKeys && city !== chosen) grid.current?.focus();
  }
  /** The card goes back to the hand, and so does the keyboard. */
  function cancel(): void {
    setWanted(undefined);
    surface.current
      ?.querySelector<HTMLElement>(`[data-card="${chosen}"]`)
      ?.focus();
  }
  function drop(
    _city: City,
    target: Target | undefined,
    byMouse: boolean,
  ): void {
    if (target?.type === "cell") grid.current?.drop(target.cell, byMouse);
    if (target?.type === "pile") take(target.pile);
  }
  const drag = useDrag<City, Target>({
    targetOf,
    onLift: (city) => canChoose && setWanted(city),
    onDrop: drop,
  });
  return {
    grid,
    hand,
    isDrawing,
    canChoose,
    pileUse,
    chosen,
    drag,
    choose,
    lay,
    take,
    cancel,
  };
}
