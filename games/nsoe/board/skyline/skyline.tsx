/** The little skyline of a city card, cut from three or four sheets of paper. */

import { useMemo } from "react";
import type { City } from "../../content/cities.ts";
import { HEIGHT, skylineOf, WIDTH } from "./compose.ts";
import styles from "./skyline.module.css";

/** Drawn at the origin, `WIDTH` by `HEIGHT`; the parent scales and clips it. */
export function Skyline({ city }: { readonly city: City }) {
  const skyline = useMemo(() => skylineOf(city), [city]);
  const { print, sun, far, middle, near, shore, ripples } = skyline;
  return (
    <g className={styles[print]} data-skyline={city} aria-hidden>
      <rect className={styles.sky} width={WIDTH} height={HEIGHT} />
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sun.r} />
      <path className={styles.far} d={far} />
      <path className={styles.middle} d={middle} />
      <g className={styles.near}>
        {near.map((cut, index) => (
          <path key={index} d={cut} fillRule="evenodd" />
        ))}
      </g>
      <rect
        className={ripples ? styles.water : styles.ground}
        y={shore}
        width={WIDTH}
        height={HEIGHT - shore}
      />
      <path className={styles.ripples} d={ripples} />
    </g>
  );
}
