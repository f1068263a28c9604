/** A card of the cross as it is seen there: upright, folded to its spine, or as a name plate; numbers only once it is turned. */

import { DISPLAY, fit, widthOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { memo } from "react";
import type { Card } from "../rules/position.ts";
import styles from "./laid-card.module.css";
import { Block, Window } from "./printed.tsx";
import { HEAD, spineSize } from "./spread.ts";
import type { Form } from "./spread.ts";

interface Props {
  readonly card: Card;
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  /** What its back says of the axis, once it is turned. */
  readonly numbers: readonly string[];
  readonly isStart: boolean;
  readonly language: Language;
}

const INSET = 5;
/** Between a name and the edges: the start card has a frame within. */
const AIR = 7;
/** The smallest letters, in pixels: the cross is drawn as large as it is seen. */
const LEAST = 11;
/** From one number to the next, in ems. */
const LINE = 1.22;
/** A plate this high has room for a picture. */
const PICTURED = 36;

export const LaidCard = memo(
  function LaidCard(props: Props) {
    const { width, height, isStart } = props;
    const kind = isStart ? styles.start : styles.laid;
    return (
      <g className={kind}>
        <rect className={styles.sheet} width={width} height={height} rx={3} />
        {isStart && width > 30 && (
          <rect
            className={styles.inner}
            x={2.5}
            y={2.5}
            width={width - 5}
            height={height - 5}
            rx={2}
          />
        )}
        <Face {...props} />
      </g>
    );
  },
  (one, other) =>
    one.card === other.card &&
    one.form === other.form &&
    one.width === other.width &&
    one.height === other.height &&
    one.isStart === other.isStart &&
    one.language === other.language &&
    one.numbers.join() === other.numbers.join(),
);

function Face(props: Props) {
  switch (props.form) {
    case "upright":
      return <Upright {...props} />;
    case "spine":
      return <Spine {...props} />;
    case "plate":
      return <Plate {...props} />;
  }
}

function Upright({ card, width, height, numbers, language }: Props) {
  const across = width - 2 * INSET;
  const small = Math.min(15, width / 5.6);
  const under = numbers.length * small * LINE;
  const high = Math.min(
    across * 0.95,
    height * 0.56 - under / 2,
    height - under - 3 * INSET - LEAST,
  );
  const top = INSET + high;
  const room = height - top - under - INSET;
  return (
    <>
      <Window card={card} x={INSET} y={INSET} width={across} height={high} />
      <Block
        className={styles.name}
        text={fit(
          placeName(card, language),
          {
            width: width - 2 * AIR,
            height: room - 2,
            largest: Math.max(18, width / 6),
            lines: 3,
          },
          DISPLAY,
        )}
        x={width / 2}
        y={top + room / 2}
        anchor="middle"
        within={{ width: width - 2 * AIR, least: LEAST }}
      />
      {numbers.map((number, index) => (
        <text
          key={index}
          className={styles.number}
          x={width / 2}
          y={height - INSET - 1 - (numbers.length - 1 - index) * small * LINE}
          fontSize={small}
          textAnchor="middle"
        >
          {number}
        </text>
      ))}
    </>
  );
}

/** Read from the bottom up, as on a shelf. */
function Spine({ card, width, height, numbers, language }: Props) {
  const name = placeName(card, language);
  // Spines stand along west–east: of the start card's two numbers the longitude, the last, counts there.
  const number = numbers.at(-1) ?? "";
  const largest = spineSize(width);
  const isDouble = number !== "" && width >= 30;
  const beside =
    number && !isDouble ? widthOf(number, Math.min(largest, 13)) + 6 : 0;
  const long = height - 2 * INSET - beside - (number ? HEAD : 0);
  const text = fit(
    name,
    {
      width: long,
      height: (isDouble ? width / 2 : width) - 2,
      largest,
      lines: width >= 30 && !number ? 2 : 1,
    },
    DISPLAY,
  );
  return (
    <g transform={`translate(0 ${height}) rotate(-90)`}>
      <Block
        className={styles.name}
        text={text}
        x={INSET}
        y={isDouble ? width * 0.3 : width / 2}
        anchor="start"
        within={{ width: long, least: LEAST }}
      />
      {number && (
        <Block
          className={styles.number}
          text={{ lines: [number], size: Math.min(largest, 13) }}
          x={isDouble ? INSET : height - INSET - HEAD}
          y={isDouble ? width * 0.74 : width / 2}
          anchor={isDouble ? "start" : "end"}
        />
      )}
    </g>
  );
}

function Plate({ card, width, height, numbers, language }: Props) {
  const inset = height >= PICTURED ? INSET : 0;
  const high = height - 2 * inset;
  const picture = height >= PICTURED ? Math.min(high * 1.32, width * 0.36) : 0;
  const left = picture ? inset + picture + 6 : 9;
  const [number = ""] = numbers;
  const small = Math.min(14, height * 0.5);
  const beside = number ? widthOf(number, small) + 8 : 0;
  return (
    <>
      {picture > 0 && (
        <Window card={card} x={inset} y={inset} width={picture} height={high} />
      )}
      <Block
        className={styles.name}
        text={fit(
          placeName(card, language),
          {
            width: width - left - beside - 6,
            height: height - 4,
            largest: Math.min(Math.max(18, height * 0.37), height * 0.55),
            lines: height >= 34 ? 2 : 1,
          },
          DISPLAY,
        )}
        x={left}
        y={height / 2}
        anchor="start"
        within={{ width: width - left - beside - 6, least: LEAST }}
      />
      {number && (
        <Block
          className={styles.number}
          text={{ lines: [number], size: small }}
          x={width - 7}
          y={height / 2}
          anchor="end"
        />
      )}
    </>
  );
}
