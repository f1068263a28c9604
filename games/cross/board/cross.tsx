/** The cross itself: cards to look at, to doubt and to unfold, slots to tap, to drop on and to walk with the arrow keys. */

import { useWidth } from "@stolik/furniture";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import type { Card, Slot } from "../rules/position.ts";
import styles from "./cross.module.css";
import { claimsAt, claimText, doubtText } from "./claim.ts";
import { cardName } from "./describe.ts";
import { CrossCard } from "./cross-card.tsx";
import { CrossSlot } from "./cross-slot.tsx";
import { Ground } from "./plate.tsx";
import type { PlacedSlot } from "./spread.ts";
import {
  gapOf,
  linesOf,
  restingGap,
  slotAt,
  slotKey,
  stepFrom,
} from "./stations.ts";
import type { Gap } from "./stations.ts";
import { usePlan, useStillWhileResizing } from "./use-plan.ts";
import type { Planned } from "./use-plan.ts";
import { usePointed } from "./use-pointed.ts";

/** What the deck may ask of the cross. */
export interface CrossHandle {
  /** A card was dropped there: where slots are thin, that is the first of two taps. */
  drop(slot: Slot): void;
  /** Moves the keyboard's focus to the slots. */
  focus(): void;
}

interface Props extends Planned {
  readonly handle: Ref<CrossHandle>;
  /** Names what the table waits for: where one looked is forgotten with it. */
  readonly stage: string;
  /** What calls for a look: the new card, the card being judged. */
  readonly gaze: Slot | undefined;
  /** Where a dragged card would land. */
  readonly aimed: Slot | undefined;
  /** C16: what the judging has found so far. */
  readonly verdicts?: ReadonlyMap<Card, boolean>;
  lay(slot: Slot): void;
  doubt(card: Card): void;
  /** A card was tapped to be looked at. */
  look(card: Card): void;
  /** Told which slot is under the pointer, the finger or the focus. */
  readonly onPoint: (slot: Slot | undefined) => void;
}

/** Where one looked, at which stage. */
interface Looked {
  readonly stage: string;
  readonly gap: Gap;
  /** Whether a finger has picked that slot: the next tap lays. */
  readonly isPicked?: boolean;
}

/** A dragged card that rests this long over a thin slot unfolds it, in milliseconds. */
const REST = 220;
export function Cross(props: Props) {
  const { shown, wording, stage, canLay, asks } = props;
  const svg = useRef<SVGSVGElement>(null);
  const around = useRef<HTMLSpanElement>(null);
  const width = useWidth(svg, 1000);
  const [own, setOwn] = useState<Looked>();
  const called = props.gaze && gapOf(shown, props.gaze);
  const focus = own?.stage === stage ? own.gap : called;
  const plan = usePlan(props, width, focus, around);
  useStillWhileResizing(svg, { width, height: plan.height });
  const cursor = focus ?? restingGap(shown, "across");
  const picked =
    own?.stage === stage && own.isPicked ? slotAt(shown, own.gap) : undefined;
  const { aimed } = props;
  const point = usePointed(stage, { aimed, picked }, props.onPoint);
  /** What pressed last: a mouse sees what a slot claims before it presses. */
  const pressedBy = useRef("");

  function look(gap: Gap): void {
    setOwn({ stage, gap });
  }
  function take(slot: Slot): void {
    const placed = plan.slots.find(
      (other) => slotKey(other.slot) === slotKey(slot),
    );
    if (!placed || !canLay) return;
    if (placed.isThin) setOwn({ stage, gap: placed.gap, isPicked: true });
    else props.lay(slot);
  }
  function tap({ slot, gap }: PlacedSlot): void {
    if (pressedBy.current !== "touch" || isSlot(picked, slot)) take(slot);
    else setOwn({ stage, gap, isPicked: true });
  }
  useUnfoldWhenResting(plan.slots, aimed, stage, setOwn);
  function focusSlot(gap: Gap): void {
    const key = slotKey(slotAt(shown, gap));
    svg.current?.querySelector<SVGElement>(`[data-slot="${key}"]`)?.focus();
  }
  useImperativeHandle(props.handle, () => ({
    drop: take,
    focus: () => focusSlot(cursor),
  }));

  /** A key acts on the slot that has the focus. */
  function onKeyDown(event: KeyboardEvent, at: Gap): void {
    if (!canLay) return;
    const next = stepFrom(shown, at, event.key);
    if (next) {
      look(next);
      focusSlot(next);
    } else if (event.key === "Enter" || event.key === " ")
      props.lay(slotAt(shown, at));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <span
        ref={around}
        className={styles.around}
        data-below-notes
        aria-hidden
      />
      <svg
        ref={svg}
        className={styles.cross}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="group"
        aria-label={wording.words(`cross.${shown.variant}`)}
        data-fine={plan.isFine}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType;
        }}
      >
        <Ground
          spread={plan}
          isCross={linesOf(shown).includes("down")}
          words={wording.words}
        />
        {plan.cards.map((placed) => {
          const { card } = placed;
          const asked = asks.find(({ neighbour }) => neighbour === card);
          return (
            <CrossCard
              key={card}
              placed={placed}
              wording={wording}
              numbers={props.numbers(card, placed.slot)}
              doubt={asked && doubtText(asked, false, wording)}
              isFresh={card === props.fresh}
              verdict={props.verdicts?.get(card)}
              press={() => {
                if (asked) return props.doubt(card);
                look(placed.gap);
                props.look(card);
              }}
              label={cardName(card, wording)}
            />
          );
        })}
        {canLay &&
          plan.slots.map((placed) => (
            <CrossSlot
              key={slotKey(placed.slot)}
              placed={placed}
              label={claimText(claimsAt(shown, placed.slot), wording)}
              isCursor={isSame(placed.gap, cursor)}
              isAimed={isSlot(aimed ?? picked, placed.slot)}
              take={() => tap(placed)}
              point={point}
              onKeyDown={(event) => onKeyDown(event, placed.gap)}
            />
          ))}
      </svg>
    </>
  );
}

/** A dragged card that rests over a thin slot unfolds the cross there. */
function useUnfoldWhenResting(
  slots: readonly PlacedSlot[],
  aimed: Slot | undefined,
  stage: string,
  unfold: (looked: Looked) => void,
): void {
  const thin = slots.find(
    ({ slot, isThin }) => isThin && aimed && slotKey(slot) === slotKey(aimed),
  );
  const [line, gap] = [thin?.gap.line, thin?.gap.gap];
  useEffect(() => {
    if (line === undefined || gap === undefined) return undefined;
    const timer = setTimeout(() => unfold({ stage, gap: { line, gap } }), REST);
    return () => clearTimeout(timer);
  }, [line, gap, stage, unfold]);
}

function isSlot(one: Slot | undefined, other: Slot): boolean {
  return one !== undefined && slotKey(one) === slotKey(other);
}

function isSame(one: Gap, other: Gap): boolean {
  return one.line === other.line && one.gap === other.gap;
}
