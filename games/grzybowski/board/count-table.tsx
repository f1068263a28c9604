/** The final count to read: one table for each grid; a row outlines in the grid what it counts. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { JOKER_BACK } from "../content/back-sides.ts";
import type { BackId, Cell, Count } from "../rules/index.ts";
import { BackGlyph } from "./cards/card.tsx";
import { jokerText, scoredText } from "./goal-words.ts";
import styles from "./show.module.css";
import type { Pointed } from "./tally.tsx";
import { cardName, signed } from "./words.ts";
import type { Wording } from "./words.ts";

interface Props {
  readonly wording: Wording;
  readonly pointed: Pointed | undefined;
  point(at: Pointed | undefined): void;
}

export function CountTables(
  props: Props & {
    readonly seats: readonly Seat[];
    readonly counts: readonly Count[];
  },
) {
  const { seats, counts, wording } = props;
  return (
    <section
      className={styles.tables}
      aria-label={wording.words("count.label")}
    >
      {seats.map((seat) => {
        const count = counts[seat];
        return (
          count && (
            <CountTable key={seat} {...props} seat={seat} count={count} />
          )
        );
      })}
    </section>
  );
}

function CountTable(
  props: Props & { readonly seat: Seat; readonly count: Count },
) {
  const { seat, count, wording, pointed, point } = props;
  const { words } = wording;
  const row = (
    { cell, back }: { readonly cell: Cell; readonly back: BackId },
    title: string,
    text: string,
    points: number,
  ) => {
    const isPointed = pointed?.seat === seat && pointed.cell === cell;
    const at = { seat, cell };
    return (
      <tr
        key={cell}
        data-pointed={isPointed || undefined}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") point(at);
        }}
      >
        <th scope="row">
          <button
            type="button"
            className={styles.seek}
            aria-pressed={isPointed}
            onClick={() => point(at)}
            onFocus={() => point(at)}
            onBlur={() => point(undefined)}
          >
            <BackGlyph id={back} />
            <span>{title}</span>
          </button>
        </th>
        <td>{text}</td>
        <td>{points < 0 ? signed(points) : points}</td>
      </tr>
    );
  };
  return (
    <table
      className={styles.table}
      data-count={seat}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") point(undefined);
      }}
    >
      <caption>
        <SeatMark seat={seat} /> {nameOf(seat, wording)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words("count.card")}</th>
          <th scope="col">{words("count.why")}</th>
          <th scope="col">{words("count.short")}</th>
        </tr>
      </thead>
      <tbody>
        {count.scored.map((scored) =>
          row(
            scored,
            cardName(scored, wording),
            scoredText(scored, wording),
            scored.points,
          ),
        )}
        {count.joker &&
          row(
            { cell: count.joker.cell, back: JOKER_BACK },
            words("count.joker-title"),
            jokerText(count.joker, wording),
            -count.joker.cost,
          )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words("count.total")}
          </th>
          <td data-total={count.total}>{count.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
