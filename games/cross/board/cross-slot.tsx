/** A slot of the cross: wide enough to take a card, or a mark where the first tap unfolds the arm. */

import type { KeyboardEvent } from "react";
import styles from "./cross.module.css";
import type { Slot } from "../rules/position.ts";
import type { PlacedSlot } from "./spread.ts";
import { slotKey } from "./stations.ts";

/** What a finger finds of a thin slot. */
const REACH = 24;
/** A mark stands at the head of the spines and at the end of the plates, so that it covers no name. */
const MARK = 7.5;
/** Between plates a finger finds the slot at their end, the plates before it. */
const PLATES = 0.6;

export function CrossSlot(props: {
  readonly placed: PlacedSlot;
  /** What a card would claim here. */
  readonly label: string;
  /** Whether the keyboard's cursor rests here. */
  readonly isCursor: boolean;
  readonly isAimed: boolean;
  take(): void;
  /** Undefined: no longer. */
  point(slot: Slot | undefined): void;
  onKeyDown(event: KeyboardEvent): void;
}) {
  const { placed, isCursor } = props;
  const { x, y, width, height, isThin, gap } = placed;
  const isAcross = gap.line === "across";
  return (
    <g
      className={isThin ? styles.thin : styles.slot}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabIndex={isCursor ? 0 : -1}
      aria-label={props.label}
      data-slot={slotKey(placed.slot)}
      data-thin={isThin}
      data-aimed={props.isAimed}
      onClick={props.take}
      onFocus={() => props.point(placed.slot)}
      onBlur={() => props.point(undefined)}
      onPointerEnter={() => props.point(placed.slot)}
      onPointerLeave={() => props.point(undefined)}
      onKeyDown={props.onKeyDown}
    >
      <rect className={styles.reach} {...reachOf(placed)} />
      {isThin ? (
        <g
          className={styles.mark}
          transform={
            isAcross
              ? `translate(${width / 2} -4)`
              : `translate(${width - 2 * MARK} ${height / 2})`
          }
        >
          <circle r={MARK} />
          <path d="M-3.5 0h7M0-3.5v7" />
        </g>
      ) : (
        <>
          <rect
            className={styles.opening}
            x={4}
            y={4}
            width={Math.max(0, width - 8)}
            height={Math.max(0, height - 8)}
            rx={3}
          />
          <path
            className={styles.plus}
            d={`M${width / 2 - 7} ${height / 2}h14M${width / 2} ${height / 2 - 7}v14`}
          />
        </>
      )}
    </g>
  );
}

/** What presses it, from its own corner. */
function reachOf({ width, height, isThin, gap }: PlacedSlot) {
  if (!isThin) return { width, height };
  if (gap.line === "across") {
    const beyond = Math.max(0, REACH - width) / 2;
    return { x: -beyond, width: width + 2 * beyond, height };
  }
  const beyond = Math.max(0, REACH - height) / 2;
  const before = width * PLATES;
  return {
    x: before,
    y: -beyond,
    width: width - before,
    height: height + 2 * beyond,
  };
}
