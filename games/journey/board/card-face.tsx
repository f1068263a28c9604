/** A card as it is printed: its picture, its date on grey or blue, its title. */

import type { Language } from "@stolik/kernel";
import { memo } from "react";
import { faces } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import styles from "./card-face.module.css";
import { fit } from "./lettering.ts";
import { Picture } from "./pictures/picture.tsx";
import { cardStory } from "./stories.ts";

const WIDTH = 100;
const HEIGHT = 148;

export const CardFace = memo(function CardFace(props: {
  readonly card: Card;
  readonly language: Language;
  /** Printed over the corner: what it would do now. */
  readonly badge?: string | undefined;
}) {
  const { card, language, badge } = props;
  const { title, date, scene } = cardStory(card, language);
  const { kind } = faces[card];
  const top = date ? 98 : 100;
  const { lines, size } = fit(title, 88, 142 - top, 17);
  const middle = (top + 144) / 2 - ((lines.length - 1) * size * 1.08) / 2;
  return (
    <svg
      className={styles.card}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-kind={kind}
      aria-hidden
    >
      <rect className={styles.sheet} width={WIDTH} height={HEIGHT} rx={4} />
      <Picture scene={scene} x={5} y={5} width={90} height={date ? 66 : 94} />
      {date && (
        <>
          <rect className={styles.plate} x={5} y={71} width={90} height={26} />
          <text className={styles.date} x={WIDTH / 2} y={91.5}>
            {date}
          </text>
        </>
      )}
      <text className={styles.title} fontSize={size}>
        {lines.map((line, index) => (
          <tspan
            key={index}
            x={WIDTH / 2}
            y={middle + size * (0.34 + index * 1.08)}
          >
            {line}
          </tspan>
        ))}
      </text>
      {badge && (
        <g transform="translate(80 20)">
          <circle className={styles.badge} r={17} />
          <text className={styles.badgeText} y={7}>
            {badge}
          </text>
        </g>
      )}
    </svg>
  );
});
