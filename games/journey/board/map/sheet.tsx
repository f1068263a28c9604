/** What is drawn on the map: the land, a way over it, fields, names, pawns. */

import type { Box } from "@stolik/furniture";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import type { Field } from "../../content/map.ts";
import { locationFields } from "../../rules/roads.ts";
import type { Event } from "../../rules/position.ts";
import { Fields } from "./fields.tsx";
import type { FieldsProps } from "./fields.tsx";
import { placeLabels } from "./labels.ts";
import { Land } from "./land.tsx";
import styles from "./map.module.css";
import { Pawns } from "./pawns.tsx";
import { lineThrough } from "./spots.ts";

/** How large its signs are, in units of the map. */
interface Sizes {
  /** Of a plain field. */
  readonly radius: number;
  /** Of a marker. */
  readonly token: number;
  readonly pawn: number;
  /** Of small names. */
  readonly letters: number;
}

/** `scale`: how much it is magnified; `pixels`: for a unit of the whole map. */
export function sizesAt(scale: number, pixels: number): Sizes {
  const least = 1 / (pixels * scale);
  return {
    radius: Math.max(6.5 / scale, 3.6 * least),
    token: Math.max(15 / scale, 9.2 * least),
    pawn: Math.max(13 / scale, 7.5 * least),
    letters: Math.max(14.5 / scale, 11 * least),
  };
}

export function Sheet(
  props: Omit<FieldsProps, "radius" | "token"> & {
    readonly seq: number;
    readonly news: readonly Event[];
    readonly isOver: boolean;
    readonly way: readonly Field[];
    readonly sizes: Sizes;
    /** What is seen of it, if not all. */
    readonly region?: Box | undefined;
    /** Over the land, under the fields. */
    readonly children?: ReactNode;
  },
) {
  const { view, wording, way, sizes, region, children, ...fields } = props;
  const { language } = wording;
  const { radius, token, letters } = sizes;
  const { markers, pawns } = view;
  const labels = useMemo(() => {
    const marked = new Set(
      markers.map((marker) => locationFields[marker - 1] ?? -1),
    );
    return placeLabels(language, letters, radius, token, marked, pawns, region);
  }, [markers, pawns, language, letters, radius, token, region]);
  return (
    <>
      <Land />
      {children}
      {way.length > 1 && (
        <>
          <path className={styles.wayEdge} d={lineThrough(way)} />
          <path className={styles.way} d={lineThrough(way)} />
        </>
      )}
      <Fields
        {...fields}
        view={view}
        wording={wording}
        radius={radius}
        token={token}
      />
      <Labels labels={labels} />
      <Pawns
        view={view}
        news={props.news}
        seq={props.seq}
        turn={props.isOver ? undefined : view.turn}
        radius={sizes.pawn}
      />
    </>
  );
}

const Labels = memo(function Labels(props: {
  readonly labels: ReturnType<typeof placeLabels>;
}) {
  const { labels } = props;
  return (
    <g className={styles.labels} aria-hidden>
      {labels.map(({ field, name, x, y, anchor, size: height, isBold }) => (
        <text
          key={field}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize={height}
          strokeWidth={height / 4.5}
          data-bold={isBold}
        >
          {name}
        </text>
      ))}
    </g>
  );
});
