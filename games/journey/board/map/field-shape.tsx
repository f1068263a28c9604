/** How fields and location markers are drawn, around their own middle. */

import styles from "./map.module.css";

/** A diamond for a location, a circle for any other field, with a core for a city. */
export function PlainField(props: {
  readonly isLocation: boolean;
  readonly isCity: boolean;
  readonly radius: number;
}) {
  const { isLocation, isCity } = props;
  const size = isCity ? props.radius * 1.25 : props.radius;
  if (isLocation) {
    const reach = size * 1.5;
    return (
      <path
        className={styles.location}
        d={`M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`}
      />
    );
  }
  return (
    <>
      <circle className={styles.field} r={size} />
      {isCity && <circle className={styles.core} r={size * 0.45} />}
    </>
  );
}

/** A location marker, white over red, with the number of cards it brings now. */
export function MarkerToken(props: {
  readonly size: number;
  readonly cards: number;
}) {
  const { size, cards } = props;
  return (
    <g className={styles.token}>
      <circle className={styles.tokenRim} r={size} />
      <path
        className={styles.tokenRed}
        d={`M${-size} 0A${size} ${size} 0 0 0 ${size} 0Z`}
      />
      <rect
        className={styles.tokenCard}
        x={-size * 0.52}
        y={-size * 0.7}
        width={size * 1.04}
        height={size * 1.4}
        rx={size * 0.12}
      />
      <text className={styles.tokenText} y={size * 0.42} fontSize={size * 1.2}>
        {cards}
      </text>
    </g>
  );
}
