/** The cross itself: cards to look at, to doubt and to unfold, slots to tap, to drop on and to walk with the arrow keys. */

import { useWidth } from "@stolik/furniture";
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { KeyboardEvent, Ref, RefObject } from "react";
import type { Card, Slot } from "../rules/position.ts";
import styles from "./cross.module.css";
import { cardName } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { CrossCard } from "./cross-card.tsx";
import { CrossSlot } from "./cross-slot.tsx";
import { Ground } from "./plate.tsx";
import { spread } from "./spread.ts";
import type { PlacedSlot, Spread } from "./spread.ts";
import {
  gapOf,
  linesOf,
  restingGap,
  slotAt,
  slotKey,
  stepFrom,
} from "./stations.ts";
import type { Gap, Shown } from "./stations.ts";
import { useWindowHeight } from "./use-height.ts";

/** What the deck may ask of the cross. */
export interface CrossHandle {
  /** A card was dropped there: where slots are thin, that is the first of two taps. */
  drop(slot: Slot): void;
  /** Moves the keyboard's focus to the slots. */
  focus(): void;
}

export interface CrossProps {
  readonly handle?: Ref<CrossHandle>;
  readonly shown: Shown;
  readonly wording: Wording;
  /** Names what the table waits for: where one looked is forgotten with it. */
  readonly stage: string;
  /** What calls for a look: the new card, the card being judged. */
  readonly gaze: Slot | undefined;
  readonly canLay: boolean;
  /** Where a dragged card would land. */
  readonly aimed: Slot | undefined;
  /** C8: the neighbours one may name now. */
  readonly asks: readonly Card[];
  /** The card just laid. */
  readonly fresh: Card | undefined;
  /** C16: what the judging has found so far. */
  readonly verdicts?: ReadonlyMap<Card, boolean>;
  /** What can be read on a turned card; none: it lies name up. */
  readonly numbers: (card: Card, slot: Slot | undefined) => readonly string[];
  lay(slot: Slot): void;
  doubt(card: Card): void;
  /** A card was tapped to be looked at. */
  look(card: Card): void;
  /** Told whether slots are too thin for a finger, so that the first tap unfolds. */
  readonly onFine?: (isFine: boolean) => void;
}

/** Where one looked, at which stage. */
interface Looked {
  readonly stage: string;
  readonly gap: Gap;
}

/** A dragged card that rests this long over a thin slot unfolds it, in milliseconds. */
const REST = 220;
/** What the page needs above and below the cross. */
const AROUND = 366;

export function Cross(props: CrossProps) {
  const { shown, wording, stage, canLay, asks } = props;
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg, 1000);
  const [own, setOwn] = useState<Looked>();
  const called = props.gaze && gapOf(shown, props.gaze);
  const focus = own?.stage === stage ? own.gap : called;
  const plan = usePlan(props, width, focus);
  useStillWhileResizing(svg, width);
  const { isFine } = plan;
  const { onFine } = props;
  useEffect(() => onFine?.(isFine), [isFine, onFine]);
  const cursor = focus ?? restingGap(shown, "across");

  function look(gap: Gap): void {
    setOwn({ stage, gap });
  }
  function take(slot: Slot): void {
    const placed = plan.slots.find(
      (other) => slotKey(other.slot) === slotKey(slot),
    );
    if (!placed || !canLay) return;
    if (placed.isThin) look(placed.gap);
    else props.lay(slot);
  }
  useUnfoldWhenResting(plan.slots, props.aimed, stage, setOwn);
  function focusSlot(gap: Gap): void {
    const key = slotKey(slotAt(shown, gap));
    svg.current?.querySelector<SVGElement>(`[data-slot="${key}"]`)?.focus();
  }
  useImperativeHandle(props.handle, () => ({
    drop: take,
    focus: () => focusSlot(cursor),
  }));

  function onKeyDown(event: KeyboardEvent): void {
    if (!canLay) return;
    const next = stepFrom(shown, cursor, event.key);
    if (next) {
      look(next);
      focusSlot(next);
    } else if (event.key === "Enter" || event.key === " ")
      props.lay(slotAt(shown, cursor));
    else return;
    event.preventDefault();
  }

  return (
    <svg
      ref={svg}
      className={styles.cross}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="group"
      aria-label={wording.words(`cross.${shown.variant}`)}
      data-fine={isFine}
    >
      <Ground
        spread={plan}
        isCross={linesOf(shown).includes("down")}
        words={wording.words}
      />
      {plan.cards.map((placed) => (
        <CrossCard
          key={placed.card}
          placed={placed}
          wording={wording}
          numbers={props.numbers(placed.card, placed.slot)}
          isAsked={asks.includes(placed.card)}
          isFresh={placed.card === props.fresh}
          verdict={props.verdicts?.get(placed.card)}
          press={() => {
            if (asks.includes(placed.card)) return props.doubt(placed.card);
            look(placed.gap);
            props.look(placed.card);
          }}
          label={cardName(placed.card, wording)}
        />
      ))}
      {canLay &&
        plan.slots.map((placed) => (
          <CrossSlot
            key={slotKey(placed.slot)}
            placed={placed}
            shown={shown}
            wording={wording}
            isCursor={isSame(placed.gap, cursor)}
            isAimed={
              props.aimed !== undefined &&
              slotKey(props.aimed) === slotKey(placed.slot)
            }
            take={() => take(placed.slot)}
            onKeyDown={onKeyDown}
          />
        ))}
    </svg>
  );
}

/** Where every card and slot is drawn. */
function usePlan(
  props: CrossProps,
  width: number,
  focus: Gap | undefined,
): Spread {
  const { shown, asks, fresh, canLay, wording } = props;
  const { language } = wording;
  const tall = useWindowHeight() - AROUND;
  const height =
    width < 600 ? 420 : Math.max(440, Math.min(900, tall, width * 0.75));
  const isTurned = props.numbers(shown.start, undefined).length > 0;
  return useMemo(
    () =>
      spread({
        shown,
        width,
        height,
        focus,
        isOpen: canLay,
        wide: fresh ? [fresh, ...asks] : asks,
        isTurned,
        language,
      }),
    [shown, width, height, focus, canLay, fresh, asks, isTurned, language],
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

/** Cards glide when the cross unfolds, and only then: a page that changes its size moves nothing. */
function useStillWhileResizing(
  svg: RefObject<SVGSVGElement | null>,
  width: number,
): void {
  useLayoutEffect(() => {
    const drawing = svg.current;
    drawing?.setAttribute("data-still", "true");
    const timer = setTimeout(
      () => drawing?.removeAttribute("data-still"),
      REST,
    );
    return () => clearTimeout(timer);
  }, [svg, width]);
}

function isSame(one: Gap, other: Gap): boolean {
  return one.line === other.line && one.gap === other.gap;
}
