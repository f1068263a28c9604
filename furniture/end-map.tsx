/** After a game of places: every place where it truly lies, named where there is room, and what stands beside the map. */

import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { Arrival, Ground, Trail } from "./arrival.tsx";
import frame from "./end-frame.module.css";
import { EndFrame } from "./end-frame.tsx";
import type { EndMapProps, EndPlace, ShownPlaces } from "./end-frame.tsx";
import styles from "./end-map.module.css";
import { EuropeMap, mapSpot } from "./europe-map.tsx";
import type { Lay, Left } from "./leaving.tsx";
import { placeLabels } from "./map-labels.ts";
import type { MapRegion } from "./sea.tsx";
import { useEntrance } from "./use-entrance.ts";
import type { Entrance } from "./use-entrance.ts";
import { useWidth } from "./use-width.ts";

/** The map is drawn a thousand units wide. */
const MAP_WIDTH = 1000;

export function EndMap<Place extends EndPlace>(props: EndMapProps<Place>) {
  return <EndFrame {...props} map={<EndDrawing {...props} />} />;
}

/** The map alone. */
export function EndDrawing<Place extends EndPlace>(
  props: Omit<EndMapProps<Place>, "title" | "children">,
) {
  const holder = useRef<HTMLDivElement>(null);
  const pixel = MAP_WIDTH / useWidth(holder, MAP_WIDTH);
  const entrance = useEntrance(holder);
  const layOf = useLays(holder, props.left);
  return (
    <div
      ref={holder}
      className={`${frame.map} ${styles.coming}`}
      data-entrance={entrance}
    >
      <EuropeMap className={props.mapClassName} label={props.label}>
        {(region) => (
          <>
            <Ground turn={props.left && props.places.length}>
              {props.ground?.(pixel, mapSpot)}
            </Ground>
            <Places {...props} {...{ region, pixel, entrance, layOf }} />
          </>
        )}
      </EuropeMap>
    </div>
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
  props: ShownPlaces<Place> & {
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
