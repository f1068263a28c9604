/** A slot of the cross: wide enough to take a card, or a mark where the first tap unfolds the arm. */

import type { KeyboardEvent } from "react";
import styles from "./cross.module.css";
import { cardName } from "./describe.ts";
import type { Wording } from "./describe.ts";
import type { PlacedSlot } from "./spread.ts";
import { besides, slotKey } from "./stations.ts";
import type { Shown } from "./stations.ts";

/** A finger's reach around a thin slot. */
const REACH = 10;
/** A mark stands at the head of the spines, so that it covers no name. */
const MARK = 3;

export function CrossSlot(props: {
  readonly placed: PlacedSlot;
  readonly shown: Shown;
  readonly wording: Wording;
  /** Whether the keyboard's cursor rests here. */
  readonly isCursor: boolean;
  readonly isAimed: boolean;
  take(): void;
  onKeyDown(event: KeyboardEvent): void;
}) {
  const { placed, isCursor } = props;
  const { x, y, width, height, isThin, gap } = placed;
  const reach = isThin ? REACH : 0;
  const isAcross = gap.line === "across";
  return (
    <g
      className={isThin ? styles.thin : styles.slot}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabIndex={isCursor ? 0 : -1}
      aria-label={slotLabel(props)}
      data-slot={slotKey(placed.slot)}
      data-thin={isThin}
      data-aimed={props.isAimed}
      onClick={props.take}
      onKeyDown={props.onKeyDown}
    >
      <rect
        className={styles.reach}
        x={isAcross ? -reach : 0}
        y={isAcross ? 0 : -reach}
        width={width + (isAcross ? 2 * reach : 0)}
        height={height + (isAcross ? 0 : 2 * reach)}
      />
      {isThin ? (
        <circle
          className={styles.mark}
          cx={width / 2}
          cy={isAcross ? -MARK * 2 : height / 2}
          r={MARK}
        />
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

function slotLabel(props: {
  readonly placed: PlacedSlot;
  readonly shown: Shown;
  readonly wording: Wording;
}): string {
  const { placed, shown, wording } = props;
  const { words } = wording;
  const { inner, outer } = besides(shown, placed.slot);
  const arm = words(`arms.${shown.variant}.${placed.slot.arm}`);
  if (outer === undefined)
    return words("slot.end", { arm, card: cardName(inner, wording) });
  return words("slot.between", {
    arm,
    one: cardName(inner, wording),
    other: cardName(outer, wording),
  });
}
