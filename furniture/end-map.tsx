/** After a game of places: every place where it truly lies, named where there is room, and what stands beside the map. */

import type { Point, Spot } from "@stolik/geo/projection";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { Arrival, Ground, Trail } from "./arrival.tsx";
import styles from "./end-map.module.css";
import { EuropeMap, mapSpot } from "./europe-map.tsx";
import type { MapRegion } from "./europe-map.tsx";
import type { Lay, Left } from "./leaving.tsx";
import { placeLabels } from "./map-labels.ts";
import { useEntrance } from "./use-entrance.ts";
import type { Entrance } from "./use-entrance.ts";
import { useWidth } from "./use-width.ts";

/** The map is drawn a thousand units wide. */
const MAP_WIDTH = 1000;

export interface EndPlace {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  /** By which its card is known among those that were left: from where it lay it comes. */
  readonly lay?: string | undefined;
  /** Whether it lay wrong there: its way stays to be seen. */
  readonly isWrong?: boolean;
}

/** Pass the same array as long as the places are the same: for a new one their names are laid out again. */
interface Shown<Place extends EndPlace> {
  readonly places: readonly Place[];
  /** The id of the place that is pointed at. */
  readonly shown: Place["id"] | undefined;
  show(id: Place["id"]): void;
  /** What marks a place on the map. */
  readonly mark: (place: Place, at: Spot, radius: number) => ReactNode;
  /** What no name may cover; for a new array too the names are laid out again. */
  readonly keepOff?: readonly Spot[];
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
    /** Where cards lay before the map took their place; absent: they were not seen there. */
    readonly left?: Left | undefined;
    /** Drawn under the places; `pixel` is how many units of the map one pixel is. */
    readonly ground?: (pixel: number) => ReactNode;
    /** Beside the map. */
    readonly children: ReactNode;
  },
) {
  const holder = useRef<HTMLDivElement>(null);
  const pixel = MAP_WIDTH / useWidth(holder, MAP_WIDTH);
  const entrance = useEntrance(holder);
  const layOf = useLays(holder, props.left);
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
        <div ref={holder} className={styles.map} data-entrance={entrance}>
          <EuropeMap className={props.mapClassName} label={props.label}>
            {(region) => (
              <>
                <Ground turn={props.left && props.places.length}>
                  {props.ground?.(pixel)}
                </Ground>
                <Places {...props} {...{ region, pixel, entrance, layOf }} />
              </>
            )}
          </EuropeMap>
        </div>
        {props.children}
      </div>
    </section>
  );
}

/** Where a card lay, in units of the map; undefined: nobody has seen it lie. */
type LayOf = (place: EndPlace) => Lay | undefined;

/** The map is measured where it has come, which is not where the cards were. */
function useLays(
  holder: RefObject<HTMLElement | null>,
  left: Left | undefined,
): LayOf {
  const [lays, setLays] = useState<ReadonlyMap<string, Lay>>(new Map());
  useLayoutEffect(() => {
    const map = holder.current?.getBoundingClientRect();
    if (!map || !left) return;
    const corner = left.board.getBoundingClientRect();
    const unit = MAP_WIDTH / map.width;
    const units = ({ x, y, width, height }: Lay): Lay => ({
      x: (x + corner.x - map.x) * unit,
      y: (y + corner.y - map.y) * unit,
      width: width * unit,
      height: height * unit,
    });
    setLays(new Map([...left.lays].map(([name, lay]) => [name, units(lay)])));
  }, [holder, left]);
  return ({ lay }) => (lay === undefined ? undefined : lays.get(lay));
}

function Places<Place extends EndPlace>(
  props: Shown<Place> & {
    readonly region: MapRegion;
    readonly pixel: number;
    readonly entrance: Entrance;
    readonly layOf: LayOf;
  },
) {
  const { places, region, pixel, shown, keepOff, layOf } = props;
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
    () => placeLabels(spots, { radius, size, edge: region, keepOff }),
    [spots, radius, size, region, keepOff],
  );
  return (
    <>
      {/* A map of its own: a card may come from beyond the edge, its trail begins there. */}
      <svg {...region} overflow="hidden" viewBox={viewBoxOf(region)}>
        {spots.map(({ place, x, y }, turn) => {
          const from = place.isWrong && layOf(place);
          return (
            from && (
              <Trail
                key={place.id}
                {...{ from, turn }}
                to={{ x, y }}
                width={radius / 2.5}
              />
            )
          );
        })}
      </svg>
      {spots.map(({ place, name, x, y }, index) => {
        const label = labels[index];
        const isShown = place.id === shown;
        const from = layOf(place);
        const mark = props.mark(place, { x, y }, radius);
        const text = label && (
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
        );
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
            {from && props.entrance !== "still" ? (
              <Arrival
                {...{ from, name }}
                to={{ x, y }}
                turn={index}
                label={text}
              >
                {mark}
              </Arrival>
            ) : (
              <>
                {mark}
                {text}
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

function viewBoxOf({ x, y, width, height }: MapRegion): string {
  return `${x} ${y} ${width} ${height}`;
}
