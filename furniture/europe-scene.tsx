/** Places on a printed map of Europe, upright: a drawing that needs no style of the page. */

import { loadEurope } from "@stolik/geo/europe";
import type { Point } from "@stolik/geo/projection";
import type { Seat } from "@stolik/kernel";
import { lazy } from "react";
import { LEAST_WIDTH, mapSpot } from "./europe-map.tsx";
import { ANY } from "./lettering.ts";
import { placeLabels } from "./map-labels.ts";
import { cutFor } from "./paper.ts";
import { WHOLE } from "./sea.tsx";
import { printedMark } from "./seat-mark.tsx";

const PAPER = { width: 560, height: 630 } as const;
const RADIUS = 10;
const SIZE = 19;

/** Nobody's: a ring, which no seat has. */
const REFERENCE = {
  path: "M-7 0A7 7 0 1 0 7 0A7 7 0 1 0-7 0Z",
  colour: "var(--print-light)",
} as const;

/** Waited for, because a picture is drawn a single time. Without a network there is only the sea. */
const Coast = lazy(async () => {
  const land = await loadEurope().then(
    (outline) => outline.land,
    () => [],
  );
  const paths = land.map(({ code, d }) => <path key={code} d={d} />);
  return { default: () => paths };
});

export function EuropeScene(props: {
  readonly places: readonly {
    readonly id: string;
    readonly name: string;
    readonly point: Point;
    /** Whose it is; absent: one that others are compared with. */
    readonly seat?: Seat;
  }[];
}) {
  const spots = props.places.map((place) => ({
    ...place,
    ...mapSpot(place.point),
  }));
  const { scale, left, top } = cutFor(spots, PAPER, WHOLE, LEAST_WIDTH);
  const dots = spots.map(({ x, y, ...place }) => ({
    ...place,
    x: (x - left) * scale,
    y: (y - top) * scale,
  }));
  const labels = placeLabels(dots, {
    radius: RADIUS,
    size: SIZE,
    edge: PAPER,
    face: ANY,
  });
  return (
    <svg viewBox={`0 0 ${PAPER.width} ${PAPER.height}`} aria-hidden>
      <rect {...PAPER} fill="var(--print)" />
      <g
        transform={`scale(${scale}) translate(${-left} ${-top})`}
        fill="var(--print-mid)"
        stroke="var(--print)"
        strokeWidth={1.2 / scale}
      >
        <Coast />
      </g>
      {dots.map(({ id, x, y, seat }) => {
        // As beside the names in the picture, which is on light paper.
        const mark = seat === undefined ? REFERENCE : printedMark(seat);
        return (
          <path
            key={id}
            d={mark.path}
            transform={`translate(${x} ${y})`}
            fill={mark.colour}
            stroke="var(--print-ink)"
            strokeWidth={2.5}
            paintOrder="stroke"
            data-place={id}
          />
        );
      })}
      <g
        fill="var(--print-ink)"
        stroke="var(--print)"
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
        fontFamily="sans-serif"
        fontSize={SIZE}
        fontWeight={600}
      >
        {dots.map(({ id, name }, index) => {
          const label = labels[index];
          return (
            label && (
              <text key={id} x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}
