/** A small board for a worked example: the last card laid is marked right or wrong. */

import type { Language } from "@stolik/kernel";
import { fieldSize, middleOf } from "../geometry.ts";
import { LaidCard } from "../laid-card.tsx";
import { Frame, Lines } from "../plate.tsx";
import type { Words } from "../words.ts";
import type { Example } from "./chapters.ts";
import styles from "./rules.module.css";

const GEOMETRY = {
  rows: 3,
  columns: 5,
  cellWidth: 100,
  cellHeight: 72,
  margin: 34,
} as const;

export function MiniBoard(props: {
  readonly example: Pick<Example, "cards"> & { readonly isRight?: boolean };
  readonly language: Language;
  readonly words: Words;
}) {
  const { example, language, words } = props;
  const { width, height } = fieldSize(GEOMETRY);
  const { margin } = GEOMETRY;
  const last = example.cards.at(-1);
  const end = last && middleOf(GEOMETRY, last);
  return (
    <svg
      className={styles.mini}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden
    >
      <Frame geometry={GEOMETRY} words={words} />
      <Lines geometry={GEOMETRY} />
      {example.cards.map(({ city, row, column, point }, index) => {
        const { x, y } = middleOf(GEOMETRY, { row, column });
        const laid = { city, row, column };
        return (
          <g key={city} transform={`translate(${x} ${y})`}>
            <LaidCard
              card={index === 0 ? laid : { ...laid, seat: 0 }}
              point={point}
              geometry={GEOMETRY}
              language={language}
              words={words}
              short={undefined}
              isNew={false}
            />
          </g>
        );
      })}
      {end && example.isRight !== undefined && (
        <g transform={`translate(${end.x + 49} ${end.y - 36})`}>
          <circle
            className={example.isRight ? styles.right : styles.wrong}
            r={17}
          />
          <path
            className={styles.sign}
            d={example.isRight ? "M-8 0L-2 7L8-7" : "M-7-7L7 7M7-7L-7 7"}
          />
        </g>
      )}
    </svg>
  );
}
