/** The picture on the front of a card: a linocut composed from its scene, the same every time. */

import { diceOf } from "@stolik/furniture";
import { memo, useId } from "react";
import type { FrontId } from "../../content/fronts.ts";
import styles from "./picture.module.css";
import { scenes } from "./scenes.ts";
import type { Placed } from "./scenes.ts";
import { SHEET } from "./shapes.ts";

/** Drawn at the origin, `SHEET` large. */
export const Picture = memo(function Picture({
  card,
}: {
  readonly card: FrontId;
}) {
  const { printing, cuts } = scenes[card];
  const clip = useId();
  return (
    <g className={styles[printing]} data-picture={card}>
      <clipPath id={clip}>
        <rect width={SHEET.width} height={SHEET.height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect
          className={styles.sky}
          width={SHEET.width}
          height={SHEET.height}
        />
        <path className={styles.gouges} d={gouges(card)} />
        <rect
          className={styles.ground}
          y={SHEET.ground}
          width={SHEET.width}
          height={SHEET.height - SHEET.ground}
        />
        {cuts.map((cut, index) => (
          <g key={index} transform={place(cut)}>
            {cut.motif.map(([ink, path], shape) => (
              <path key={shape} className={styles[ink]} d={path} />
            ))}
          </g>
        ))}
      </g>
    </g>
  );
});

function place({ x, scale, isMirrored, lift }: Placed): string {
  const width = isMirrored ? -scale : scale;
  // Motifs stand on the ground, portraits on the sheet's edge: both keep their foot.
  const left = x - 50 * width;
  const top = SHEET.ground * (1 - scale) - lift;
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${width} ${scale})`;
}

/** What the gouge left of the sky: short strokes that lean the same way. */
export function gouges(card: FrontId): string {
  const dice = diceOf(card);
  const lean = dice.between(-0.5, 0.5);
  let path = "";
  for (let row = 0; row < 9; row += 1) {
    const y = 3 + row * 6;
    let x = dice.between(-6, 4);
    while (x < SHEET.width) {
      const length = dice.between(4, 15);
      path += `M${x.toFixed(1)} ${(y + dice.between(-1, 1)).toFixed(1)}l${length.toFixed(1)} ${(length * lean * 0.3).toFixed(1)}`;
      x += length + dice.between(4, 16);
    }
  }
  return path;
}
