/** The live count of a grid: what each goal scores as it lies now, by the rules' own count. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { memo } from "react";
import { JOKER_BACK } from "../content/back-sides.ts";
import type { BackId, Cell, Count, Scored } from "../rules/index.ts";
import { BackGlyph } from "./cards/card.tsx";
import { jokerText, scoredText } from "./goal-words.ts";
import { jokerOutlines, outlinesOf } from "./outlines.tsx";
import type { Outline } from "./outlines.tsx";
import styles from "./tally.module.css";
import { cardName, signed } from "./words.ts";
import type { Wording } from "./words.ts";

/** A row of a count that is pointed at, in the grid of a seat. */
export interface Pointed {
  readonly seat: Seat;
  readonly cell: Cell;
}

export function pointedOutlines(count: Count, cell: Cell): Outline[] {
  if (count.joker?.cell === cell) return jokerOutlines(count);
  const scored = count.scored.find((one) => one.cell === cell);
  return scored ? outlinesOf(scored, count) : [];
}

interface Props {
  readonly seat: Seat;
  readonly count: Count;
  /** What the grid scores without the plan. */
  readonly before?: number | undefined;
  readonly wording: Wording;
  readonly pointed: Pointed | undefined;
  point(at: Pointed | undefined): void;
}

export const Tally = memo(function Tally(props: Props) {
  const { seat, count, wording, before } = props;
  const { words } = wording;
  const change = before === undefined ? 0 : count.total - before;
  return (
    <section className={styles.tally} data-tally={seat}>
      <h2 className={styles.head}>
        <span>
          <SeatMark seat={seat} /> {nameOf(seat, wording)}
        </span>
        <span className={styles.total} data-total={count.total}>
          {words("count.points", { points: count.total })}
          {change !== 0 && <em className={styles.change}>{signed(change)}</em>}
        </span>
      </h2>
      {count.scored.length === 0 && !count.joker && (
        <p className={styles.none}>{words("count.no-goals")}</p>
      )}
      <ul className={styles.rows}>
        {count.scored.map((scored) => (
          <Row
            key={scored.cell}
            {...props}
            cell={scored.cell}
            back={scored.back}
            title={cardName(scored, wording)}
            text={scoredText(scored, wording)}
            points={scored.points}
          />
        ))}
        {count.joker && (
          <Row
            {...props}
            cell={count.joker.cell}
            back={JOKER_BACK}
            title={words("count.joker-title")}
            text={jokerText(count.joker, wording)}
            points={-count.joker.cost}
          />
        )}
      </ul>
    </section>
  );
});

function Row(
  props: Props & {
    readonly cell: Cell;
    readonly back: BackId;
    readonly title: string;
    readonly text: string;
    readonly points: Scored["points"];
  },
) {
  const { seat, cell, pointed, points } = props;
  const isPointed = pointed?.seat === seat && pointed.cell === cell;
  const at = { seat, cell };
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isPointed}
        data-points={points}
        onClick={() => props.point(at)}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") props.point(at);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === "mouse") props.point(undefined);
        }}
        onFocus={() => props.point(at)}
        onBlur={() => props.point(undefined)}
      >
        <BackGlyph id={props.back} />
        <span className={styles.title}>{props.title}</span>
        <span className={styles.why}>{props.text}</span>
        <span className={styles.points}>
          {points < 0 ? signed(points) : points}
        </span>
      </button>
    </li>
  );
}
