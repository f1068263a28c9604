/** What taps and keys mean in one's turn: a card to take, a place for it, a chance to use. */

import type { BoardProps } from "@stolik/kernel";
import { useMemo, useState } from "react";
import { chanceAt, laidAt, rejectNow, stageOf } from "../rules/chances.ts";
import { reject } from "../rules/moves.ts";
import type { Refusal } from "../rules/refusal.ts";
import type { Cell, Event, Move, Side, View } from "../rules/index.ts";
import {
  after,
  beforeLaying,
  beforeTaking,
  gridOf,
  legalMoves,
  offers,
  targets,
  wholeMove,
} from "./plan.ts";
import type { Target, Tool } from "./plan.ts";
import { usePlan } from "./use-plan.ts";
import type { Plan } from "./use-plan.ts";

export interface OwnTurn {
  readonly plan: Plan;
  readonly tool: Tool | undefined;
  readonly tools: readonly Tool[];
  /** Where a tap leads; `isFaint`: only to lay the card elsewhere after all. */
  readonly lit: ReadonlyMap<Cell, Target>;
  readonly isFaint: boolean;
  /** The side on which the card in hand would be laid. */
  readonly up: Side;
  /** The slot the plan takes from. */
  readonly slot: number | undefined;
  readonly canTake: boolean;
  readonly canTurn: boolean;
  readonly canLook: boolean;
  readonly canUndo: boolean;
  readonly canConfirm: boolean;
  readonly use: "plan" | "send" | undefined;
  choose(tool: Tool | undefined): void;
  take(slot: number): void;
  /** The plan that a tap on this place would make. */
  planTo(cell: Cell): readonly Move[] | undefined;
  /** Why a tap on this place leads nowhere, where the rules have a reason. */
  whyNot(cell: Cell): Refusal | undefined;
  /** Why a card of the market cannot be taken now, where the rules have a reason. */
  whyNotTake(slot: number): Refusal | undefined;
  /** Whether the tap led somewhere, and whether the card lies now. */
  act(cell: Cell): "nothing" | "picked" | "planned";
  turn(): void;
  useIt(): void;
  undo(): void;
}

const NO_TARGETS: ReadonlyMap<Cell, Target> = new Map();

export function useTurn(board: BoardProps<View, Move, Event>): OwnTurn {
  const plan = usePlan(board);
  const { shown, staged, legal, canPlan } = plan;
  const { view } = board;
  const seat = board.seat ?? 0;
  const stamp = `${board.seq}-${staged.length}`;
  const [held, setHeld] = useState<{ readonly stamp: string; tool: Tool }>();
  const [side, setSide] = useState<Side>("front");
  const tool = canPlan && held?.stamp === stamp ? held.tool : undefined;
  const stage = stageOf(shown);
  const up = shown.hand?.up ?? side;

  const tools = useMemo(
    () => (canPlan ? offers(shown, seat, legal) : []),
    [canPlan, shown, seat, legal],
  );
  const again = canPlan && !tool ? beforeLaying(staged) : undefined;
  const lit = useMemo(() => {
    if (tool || stage === "lay") return targets(legal, tool, up);
    if (!again) return NO_TARGETS;
    const last = staged.at(-1);
    if (last?.type !== "lay") return NO_TARGETS;
    const before = legalMoves(after(view, seat, again), seat);
    const elsewhere = new Map(targets(before, undefined, last.up));
    elsewhere.delete(last.cell);
    return elsewhere;
  }, [tool, stage, legal, up, again, staged, view, seat]);
  const untaken = useMemo(
    () => (canPlan ? beforeTaking(view, seat, staged) : undefined),
    [canPlan, view, seat, staged],
  );
  const whole = tool && wholeMove(tool, legal);
  const taking = staged.find((move) => move.type === "take");

  function choose(next: Tool | undefined): void {
    setHeld(next && { stamp, tool: next });
  }
  function planTo(cell: Cell): readonly Move[] | undefined {
    const target = lit.get(cell);
    if (!target || target === "pick") return undefined;
    return [...(tool ? staged : (again ?? staged)), target];
  }
  function act(cell: Cell): "nothing" | "picked" | "planned" {
    if (lit.get(cell) === "pick" && tool) {
      choose({ ...tool, picked: cell });
      return "picked";
    }
    const planned = planTo(cell);
    if (planned) {
      plan.put(planned);
      return "planned";
    }
    if (tool?.picked === cell) choose({ cell: tool.cell, chance: tool.chance });
    else choose(tools.find((offer) => offer.cell === cell) ?? tool);
    return "nothing";
  }
  return {
    plan,
    tool,
    tools,
    lit,
    isFaint: !tool && stage === "end",
    up,
    slot: taking?.type === "take" ? taking.slot : undefined,
    canTake: untaken !== undefined,
    canTurn: canPlan && shown.hand !== undefined && !shown.hand.up,
    canLook: canPlan && staged.length > 0 && isBlind(shown),
    canUndo: canPlan && (tool !== undefined || staged.length > 0),
    canConfirm: canPlan && !tool && stage === "end",
    use: whole && (whole.type === "reshuffle" ? "send" : "plan"),
    choose,
    take(slot) {
      if (untaken) plan.put([...untaken, { type: "take", slot }]);
    },
    planTo,
    whyNot(cell) {
      if (!canPlan || tool || lit.has(cell)) return undefined;
      const chance = chanceAt(laidAt(gridOf(shown, seat), cell));
      if (chance) return rejectNow(shown, cell, chance);
      if (stage === "end") return undefined;
      return reject(shown, seat, { type: "lay", cell, up }) ?? undefined;
    },
    whyNotTake(slot) {
      if (!canPlan || untaken) return undefined;
      return reject(shown, seat, { type: "take", slot });
    },
    act,
    turn: () => setSide(side === "front" ? "back" : "front"),
    useIt() {
      if (!whole) return;
      choose(undefined);
      if (whole.type === "reshuffle") plan.send(whole);
      else plan.put([...staged, whole]);
    },
    undo() {
      if (tool) choose(undefined);
      else plan.undo();
    },
  };
}

/** G6: whether the card in hand has a side that is seen only by taking it for good. */
function isBlind({ hand }: View): boolean {
  return hand !== undefined && (!hand.card.front || !hand.card.back);
}
