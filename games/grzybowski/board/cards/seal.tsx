/** The value of a goal as its back prints it. */

import styles from "./card.module.css";

/** The value, in a seal; what is given otherwise, in a smaller one. */
export function Seal(props: {
  readonly text: string;
  readonly least?: number;
}) {
  return (
    <>
      {props.least !== undefined && (
        <g>
          <circle
            className={styles.small}
            cx={props.text ? 63 : 86}
            cy={86}
            r={8}
          />
          <text
            className={styles.least}
            x={props.text ? 63 : 86}
            y={90}
            fontSize={11.5}
          >
            {props.least}
          </text>
        </g>
      )}
      {props.text && (
        <>
          <circle className={styles.seal} cx={83} cy={82} r={12.5} />
          <text
            className={styles.value}
            x={83}
            y={87.6}
            fontSize={props.text.length > 1 ? 14 : 17}
          >
            {props.text}
          </text>
        </>
      )}
    </>
  );
}
