/** The map of Poland: land, roads, fields in reach with the way to them, pawns; on a phone it magnifies. */

import { useWidth } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Field } from "../../content/map.ts";
import { locationFields } from "../../rules/roads.ts";
import type { Event, View } from "../../rules/position.ts";
import { prizeNow, SET_SIZE } from "../../rules/supply.ts";
import type { Wording } from "../describe.ts";
import { Fields } from "./fields.tsx";
import { placeLabels } from "./labels.ts";
import { Land } from "./land.tsx";
import styles from "./map.module.css";
import { Pawns } from "./pawns.tsx";
import { Prizes } from "./prizes.tsx";
import { Routes } from "./routes.tsx";
import { lineThrough, MAP, spotOf } from "./spots.ts";
import { useMagnifier } from "./use-magnifier.ts";
import { useMapInput } from "./use-map-input.ts";
import type { MapAims } from "./use-map-input.ts";

interface Props extends MapAims {
  readonly view: View;
  readonly seat: Seat | null;
  readonly seq: number;
  readonly heard: readonly HeardEvents<Event>[];
  readonly news: readonly Event[];
  readonly wording: Wording;
  readonly isOver: boolean;
  readonly way: readonly Field[];
}

export function PolandMap(props: Props) {
  const { view, seat, wording, reach, aimed, way } = props;
  const { words, language } = wording;
  const holder = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<Field>();
  const pixels = useWidth(holder, MAP.width) / MAP.width;
  const glass = useMagnifier(pixels);
  const { isSmall, isOpen, scale } = glass;
  /** Units of the map for a pixel as it is drawn now. */
  const pixel = 1 / (pixels * scale);
  // A tap moves the map at once; signs and names find their size in the frames after it.
  const lettered = useDeferredValue(scale);
  const least = 1 / (pixels * lettered);
  const radius = Math.max(6.5 / lettered, 3.6 * least);
  const token = Math.max(15 / lettered, 9 * least);
  const size = Math.max(14.5 / lettered, 11 * least);
  const labels = useMemo(() => {
    const marked = new Set(
      view.markers.map((marker) => locationFields[marker - 1] ?? -1),
    );
    return placeLabels(language, size, radius, token, marked, view.pawns);
  }, [view.markers, view.pawns, language, size, radius, token]);

  // On a phone the map shows where one can go as soon as one can.
  const own = seat === null ? undefined : view.pawns[seat];
  const { show } = glass;
  const shows = useRef(show);
  useEffect(() => {
    shows.current = show;
  });
  useEffect(() => {
    if (!isSmall || reach.size === 0 || own === undefined) return;
    shows.current([own, ...reach].map(spotOf));
  }, [isSmall, reach, own]);

  const input = useMapInput(props, holder, glass, pixel);

  return (
    <div ref={holder} className={styles.holder}>
      {/* The fields inside are the buttons; this only finds the nearest one for a pointer. */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="toolbar"
        aria-label={words("map.label", {
          cards: prizeNow(view.markers),
        })}
        data-open={isOpen}
        data-choosing={reach.size > 0}
        {...glass.handlers}
        {...input}
      >
        <g
          className={glass.isHeld ? undefined : styles.glide}
          style={{
            transform: `scale(${scale}) translate(${-glass.x}px, ${-glass.y}px)`,
          }}
        >
          <Land />
          {props.isOver && (
            <Routes
              heard={props.heard}
              seats={view.pawns.length}
              width={Math.max(3.2, 1.6 * pixel)}
            />
          )}
          {way.length > 1 && (
            <>
              <path className={styles.wayEdge} d={lineThrough(way)} />
              <path className={styles.way} d={lineThrough(way)} />
            </>
          )}
          <Fields
            view={view}
            seat={seat}
            wording={wording}
            reach={reach}
            aimed={aimed}
            looked={looked}
            radius={radius}
            token={token}
            aim={props.aim}
            look={setLooked}
          />
          <Labels labels={labels} />
          <Pawns
            view={view}
            news={props.news}
            seq={props.seq}
            turn={props.isOver ? undefined : view.turn}
            radius={Math.max(13 / lettered, 7.5 * least)}
          />
          {!isSmall && (
            <Prizes
              taken={SET_SIZE - view.markers.length}
              x={44}
              y={MAP.height - 40}
              label={words("map.prizes", { cards: prizeNow(view.markers) })}
            />
          )}
        </g>
      </svg>
      {isSmall && (
        <button
          type="button"
          className={styles.zoom}
          onClick={() =>
            isOpen ? glass.close() : glass.open(spotOf(own ?? 0))
          }
        >
          {words(isOpen ? "map.whole" : "map.magnify")}
        </button>
      )}
    </div>
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
