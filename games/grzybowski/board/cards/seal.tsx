/** The value of a goal as its back prints it. */

import styles from "./card.module.css";

/** A seal that would have to be larger than this has no room on the card. */
const LARGEST = 24;
const LARGEST_LEAST = 16;

/** The value, in a seal; what is given otherwise, in a smaller one. */
export function Seal(props: {
  readonly text: string;
  readonly least?: number;
  /** How high its figures are at least. */
  readonly legible: number;
}) {
  const { text, legible } = props;
  return (
    <>
      {props.least !== undefined && legible <= LARGEST_LEAST && (
        <Least
          value={props.least}
          x={text ? 60 : 86}
          size={Math.max(11.5, legible)}
        />
      )}
      {text && legible <= LARGEST && (
        <Value
          text={text}
          size={Math.max(text.length > 1 ? 14 : 17, legible)}
        />
      )}
    </>
  );
}

function Value(props: { readonly text: string; readonly size: number }) {
  const { size } = props;
  return (
    <>
      <circle
        className={styles.seal}
        cx={83}
        cy={82}
        r={Math.max(12.5, 0.74 * size)}
      />
      <text className={styles.value} x={83} y={82 + size / 3} fontSize={size}>
        {props.text}
      </text>
    </>
  );
}

function Least(props: {
  readonly value: number;
  readonly x: number;
  readonly size: number;
}) {
  const { x, size } = props;
  return (
    <g>
      <circle className={styles.small} cx={x} cy={86} r={0.7 * size} />
      <text className={styles.least} x={x} y={86 + size / 3} fontSize={size}>
        {props.value}
      </text>
    </g>
  );
}
