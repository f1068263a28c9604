/** A small printed picture: motifs on a flat ground, to be set into a stamp, a card or the page. */

import { memo } from "react";
import styles from "./picture.module.css";
import { partsOf } from "./scenes.ts";
import type { Placed, Scene } from "./scenes.ts";

/** Inside another drawing, filling the given frame; the motif keeps its proportion. */
export const Picture = memo(function Picture(props: {
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) {
  const { scene, x, y, width, height } = props;
  const scale = Math.min(width, height) / 46;
  return (
    <g className={styles.picture} data-ground={scene.ground}>
      <rect
        className={styles.ground}
        x={x}
        y={y}
        width={width}
        height={height}
      />
      <g
        transform={`translate(${x + width / 2} ${y + height / 2}) scale(${scale})`}
      >
        {scene.motifs.map((placed, index) => (
          <Motif key={index} placed={placed} />
        ))}
      </g>
    </g>
  );
});

function Motif({ placed }: { readonly placed: Placed }) {
  if (typeof placed === "string")
    return <Parts parts={partsOf(placed)} transform={undefined} />;
  const [motif, x, y, scale] = placed;
  return (
    <Parts
      parts={partsOf(motif)}
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}

function Parts(props: {
  readonly parts: ReturnType<typeof partsOf>;
  readonly transform: string | undefined;
}) {
  return (
    <g transform={props.transform}>
      {props.parts.map(([ink, d, width], index) =>
        width === undefined ? (
          <path key={index} className={styles[ink]} d={d} />
        ) : (
          <path
            key={index}
            className={`${styles.line} ${styles[`${ink}-line`]}`}
            d={d}
            strokeWidth={width}
          />
        ),
      )}
    </g>
  );
}
