/** What is printed on cards, wherever they are seen: a picture in its opening, and lines of letters. */

import { DISPLAY, LEADING, narrowed } from "@stolik/furniture";
import type { Lettering } from "@stolik/furniture";
import { kindOf } from "../content/cards.ts";
import type { Card } from "../rules/position.ts";
import styles from "./laid-card.module.css";
import { HEIGHT, WIDTH } from "./pictures/tones.ts";
import { Vignette } from "./pictures/vignette.tsx";

/** The picture in its opening: a scene is cut to it, a medallion stays whole. */
export function Window(props: {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) {
  const { card, ...box } = props;
  const isTown = kindOf(card) === "town";
  return (
    <>
      {isTown && <rect {...box} className={styles.field} />}
      <svg
        {...box}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio={`xMidYMid ${isTown ? "meet" : "slice"}`}
        aria-hidden
      >
        <Vignette card={card} />
      </svg>
    </>
  );
}

/** Lines around a middle. */
export function Block(props: {
  readonly className: string | undefined;
  readonly text: Lettering;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** What a line may take, and the smallest letters: rather set narrower than smaller. */
  readonly within?: { readonly width: number; readonly least: number };
}) {
  const { text, within } = props;
  const { lines } = text;
  const size = Math.max(text.size, within?.least ?? 0);
  const lead = size * LEADING;
  const top = props.y - ((lines.length - 1) * lead) / 2 + size * 0.34;
  return lines.map((line, index) => (
    <text
      key={index}
      className={props.className}
      x={props.x}
      y={top + index * lead}
      fontSize={size}
      textAnchor={props.anchor}
      aria-hidden
      {...(within && narrowed(line, size, within.width, DISPLAY))}
    >
      {line}
    </text>
  ));
}
