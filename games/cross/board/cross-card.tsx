/** A card in its place on the cross, with what it can be pressed for and what was found of it. */

import { diceOf } from "@stolik/furniture";
import styles from "./cross.module.css";
import type { Wording } from "./describe.ts";
import { LaidCard } from "./laid-card.tsx";
import type { PlacedCard } from "./spread.ts";

export function CrossCard(props: {
  readonly placed: PlacedCard;
  readonly wording: Wording;
  readonly label: string;
  readonly numbers: readonly string[];
  /** C8: what pressing it says; absent: nothing is asked about it. */
  readonly doubt: string | undefined;
  readonly isFresh: boolean;
  /** C16: right, wrong, or not judged yet. */
  readonly verdict: boolean | undefined;
  press(): void;
}) {
  const { placed, wording, verdict, numbers } = props;
  const { x, y, width, height, form } = placed;
  const isAsked = props.doubt !== undefined;
  const tilt = form === "spine" ? 0 : diceOf(placed.card).between(-0.9, 0.9);
  return (
    <g
      className={styles.card}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabIndex={isAsked ? 0 : -1}
      aria-label={labelOf(props)}
      data-card={placed.card}
      data-form={form}
      data-asked={isAsked}
      data-fresh={props.isFresh}
      data-verdict={
        verdict === undefined ? undefined : verdict ? "right" : "wrong"
      }
      onClick={props.press}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        props.press();
      }}
    >
      <rect className={styles.reach} width={width} height={height} />
      <g
        className={styles.body}
        style={{
          rotate: `${(verdict === false && form !== "spine" ? tilt * 2 + 4 : tilt).toFixed(2)}deg`,
          transformOrigin: `${width / 2}px ${height / 2}px`,
        }}
      >
        <LaidCard
          card={placed.card}
          form={form}
          width={width}
          height={height}
          numbers={numbers}
          isStart={placed.slot === undefined}
          language={wording.language}
        />
        <rect className={styles.outline} width={width} height={height} rx={3} />
        {isAsked && <Badge placed={placed} sign="?" />}
        {verdict !== undefined && (
          <Badge placed={placed} sign={verdict ? "right" : "wrong"} />
        )}
      </g>
    </g>
  );
}

function labelOf(props: {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly doubt: string | undefined;
  readonly verdict: boolean | undefined;
  readonly placed: PlacedCard;
  readonly wording: Wording;
}): string {
  const { wording, placed, verdict } = props;
  const { words, variant } = wording;
  if (props.doubt !== undefined) return `${props.label}: ${props.doubt}`;
  const where = placed.slot
    ? words(`arms.${variant}.${placed.slot.arm}`)
    : words("cross.start");
  const found =
    verdict === undefined ? [] : [words(verdict ? "stop.right" : "stop.wrong")];
  return [props.label, where, ...props.numbers, ...found].join(", ");
}

/** In the corner of a card, at the head of a spine, at the left of a plate: never over a number. */
function Badge(props: {
  readonly placed: PlacedCard;
  readonly sign: "?" | "right" | "wrong";
}) {
  const { form, width, height } = props.placed;
  const radius = form === "spine" ? Math.min(10, width / 2 + 1) : 10;
  const { x, y } = {
    upright: { x: width - 10, y: 9 },
    spine: { x: width / 2, y: -4 },
    plate: { x: -3, y: height / 2 },
  }[form];
  return (
    <g
      className={styles.badge}
      data-sign={props.sign}
      transform={`translate(${x} ${y}) scale(${radius / 10})`}
    >
      <circle r={10} />
      {props.sign === "?" ? (
        <text y={5.5}>?</text>
      ) : (
        <path
          d={props.sign === "right" ? "M-5 0L-1.5 4L5-4" : "M-4-4L4 4M4-4L-4 4"}
        />
      )}
    </g>
  );
}
