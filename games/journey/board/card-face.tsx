/** A card as it is printed: its picture, its date on grey or blue, its title. */

import { legibleIn, useWidth } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { memo, useRef } from "react";
import { faces } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import styles from "./card-face.module.css";
import { fitLegible } from "./lettering.ts";
import type { Lettering } from "./lettering.ts";
import { Picture } from "./pictures/picture.tsx";
import { cardStory } from "./stories.ts";

const WIDTH = 100;
const HEIGHT = 148;
/** From one line of the title to the next, in ems. */
const LEADING = 1.08;

export const CardFace = memo(function CardFace(props: {
  readonly card: Card;
  readonly language: Language;
  /** Printed over the corner: what it would do now. */
  readonly badge?: string | undefined;
}) {
  const { card, language, badge } = props;
  const { title, date, scene } = cardStory(card, language);
  const { kind } = faces[card];
  const sheet = useRef<SVGSVGElement>(null);
  const legible = legibleIn(WIDTH, useWidth(sheet, 108));
  const usual = date ? 44 : 42;
  const room = { width: 88, usual, most: 64, largest: 17 };
  const lettering = fitLegible(title, room, legible);
  // A title of many lines takes its room from the picture.
  const more = Math.max(0, heightOf(lettering) - usual);
  return (
    <svg
      ref={sheet}
      className={styles.card}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-kind={kind}
      aria-hidden
    >
      <rect className={styles.sheet} width={WIDTH} height={HEIGHT} rx={4} />
      <Picture
        scene={scene}
        x={5}
        y={5}
        width={90}
        height={(date ? 66 : 94) - more}
      />
      {date && (
        <g transform={`translate(0 ${-more})`}>
          <rect className={styles.plate} x={5} y={71} width={90} height={26} />
          <text className={styles.date} x={WIDTH / 2} y={91.5}>
            {date}
          </text>
        </g>
      )}
      {lettering && <Title {...lettering} middle={144 - (usual + more) / 2} />}
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

function heightOf(lettering: Lettering | undefined): number {
  return lettering ? lettering.lines.length * lettering.size * LEADING : 0;
}

function Title({
  lines,
  size,
  middle,
}: Lettering & { readonly middle: number }) {
  const first = middle - ((lines.length - 1) * size * LEADING) / 2;
  return (
    <text className={styles.title} fontSize={size}>
      {lines.map((line, index) => (
        <tspan
          key={index}
          x={WIDTH / 2}
          y={first + size * (0.34 + index * LEADING)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
