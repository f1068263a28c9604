/** After a game of places: every place where it truly lies, named where there is room, and what stands beside the map. */

import type { Point, Spot } from "@stolik/geo/projection";
import { useMemo, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./end-map.module.css";
import { EuropeMap, mapSpot } from "./europe-map.tsx";
import type { MapRegion } from "./europe-map.tsx";
import { placeLabels } from "./map-labels.ts";
import { useWidth } from "./use-width.ts";

/** The map is drawn a thousand units wide. */
const MAP_WIDTH = 1000;

export interface EndPlace {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
}

/** Pass the same array as long as the places are the same: for a new one their names are laid out again. */
interface Shown<Place extends EndPlace> {
  readonly places: readonly Place[];
  /** The id of the place that is pointed at. */
  readonly shown: Place["id"] | undefined;
  show(id: Place["id"]): void;
  /** What marks a place on the map. */
  readonly mark: (place: Place, at: Spot, radius: number) => ReactNode;
}

export function EndMap<Place extends EndPlace>(
  props: Shown<Place> & {
    readonly title: string;
    /** Says what the map is. */
    readonly label: string;
    /** What is told of the place shown, above the map. */
    readonly caption?: string;
    readonly className?: string | undefined;
    readonly mapClassName?: string | undefined;
    /** Drawn under the places; `pixel` is how many units of the map one pixel is. */
    readonly ground?: (pixel: number) => ReactNode;
    /** Beside the map. */
    readonly children: ReactNode;
  },
) {
  const holder = useRef<HTMLDivElement>(null);
  const pixel = MAP_WIDTH / useWidth(holder, MAP_WIDTH);
  return (
    <section
      className={`${styles.end} ${props.className ?? ""}`}
      aria-label={props.title}
    >
      {props.caption !== undefined && (
        <p className={styles.caption} role="status">
          {props.caption}
        </p>
      )}
      <div className={styles.columns}>
        <div ref={holder} className={styles.map}>
          <EuropeMap className={props.mapClassName} label={props.label}>
            {(region) => (
              <>
                {props.ground?.(pixel)}
                <Places {...props} region={region} pixel={pixel} />
              </>
            )}
          </EuropeMap>
        </div>
        {props.children}
      </div>
    </section>
  );
}

function Places<Place extends EndPlace>(
  props: Shown<Place> & {
    readonly region: MapRegion;
    readonly pixel: number;
  },
) {
  const { places, region, pixel, shown } = props;
  const radius = Math.max(6, 4.5 * pixel);
  const size = Math.max(15, 11.5 * pixel);
  const spots = useMemo(
    () =>
      places.map((place) => ({
        place,
        name: place.name,
        ...mapSpot(place.point),
      })),
    [places],
  );
  const labels = useMemo(
    () => placeLabels(spots, radius, size, region),
    [spots, radius, size, region],
  );
  return spots.map(({ place, name, x, y }, index) => {
    const label = labels[index];
    const isShown = place.id === shown;
    return (
      <g
        key={place.id}
        className={isShown ? styles.shown : styles.place}
        onPointerEnter={() => props.show(place.id)}
        onClick={() => props.show(place.id)}
      >
        {isShown && (
          <circle className={styles.halo} cx={x} cy={y} r={radius * 2} />
        )}
        {props.mark(place, { x, y }, radius)}
        {label && (
          <text
            className={styles.name}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            fontSize={size}
            strokeWidth={size / 6}
          >
            {name}
          </text>
        )}
      </g>
    );
  });
}
