/** The picture on a card: of a sight its kind, of a town a medallion. */

import { diceOf } from "@stolik/furniture";
import { memo, useId, useMemo } from "react";
import { kindOf } from "../../content/cards.ts";
import type { Card } from "../../content/cards.ts";
import type { SightKind } from "../../content/kinds.ts";
import { buildings } from "./buildings.ts";
import { hilltop } from "./hilltop.ts";
import { nature } from "./nature.ts";
import { HEIGHT, WIDTH } from "./tones.ts";
import type { Picture } from "./tones.ts";
import { townPicture } from "./town.ts";
import styles from "./vignette.module.css";

export const sightPictures: Readonly<Record<SightKind, Picture>> = {
  ...buildings,
  ...nature,
};

const MEDALLION = 33;

/** Drawn at the origin, `WIDTH` by `HEIGHT`; the parent scales it. */
export const Vignette = memo(function Vignette({
  card,
}: {
  readonly card: Card;
}) {
  const kind = kindOf(card);
  return kind === "town" ? (
    <Medallion card={card} />
  ) : (
    <Scene card={card} picture={sightPictures[kind]} />
  );
});

function Scene(props: { readonly card: Card; readonly picture: Picture }) {
  const clip = useId();
  const dice = diceOf(props.card);
  const print = dice.pick(["dawn", "noon", "dusk"]);
  const isTurned = dice.next() < 0.5;
  const isHigh = props.picture === buildings.castle && dice.next() < 0.5;
  const picture = isHigh ? hilltop : props.picture;
  return (
    <g className={styles[print]} data-picture={kindOf(props.card)} aria-hidden>
      <clipPath id={clip}>
        <rect width={WIDTH} height={HEIGHT} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.sky} width={WIDTH} height={HEIGHT} />
        <circle
          className={styles.sun}
          cx={dice.between(14, 86)}
          cy={dice.between(12, 24)}
          r={7}
        />
        <g transform={isTurned ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
          <Cuts picture={picture} />
        </g>
      </g>
    </g>
  );
}

function Medallion({ card }: { readonly card: Card }) {
  const clip = useId();
  const picture = useMemo(() => townPicture(card), [card]);
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  return (
    <g className={styles.medallion} data-picture="town" aria-hidden>
      <rect className={styles.field} width={WIDTH} height={HEIGHT} />
      <path
        className={styles.waves}
        d="M0 12q6-5 12 0t12 0M76 12q6-5 12 0t12 0M0 38q6-5 12 0M88 38q6-5 12 0M0 64q6-5 12 0t12 0M76 64q6-5 12 0t12 0"
      />
      <circle className={styles.ring} cx={x} cy={y} r={MEDALLION + 3} />
      <clipPath id={clip}>
        <circle cx={x} cy={y} r={MEDALLION} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.sky} width={WIDTH} height={HEIGHT} />
        <Cuts picture={picture} />
      </g>
      <circle className={styles.edge} cx={x} cy={y} r={MEDALLION} />
    </g>
  );
}

function Cuts({ picture }: { readonly picture: Picture }) {
  return picture.map(([tone, d], index) => (
    <path key={index} className={styles[tone]} d={d} />
  ));
}
