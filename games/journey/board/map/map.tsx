/** The map of Poland: land, roads, fields in reach with the way to them, pawns; on a phone it magnifies. */

import { useWidth } from "@stolik/furniture";
import type { Heard, Seat } from "@stolik/kernel";
import { useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import type { Field } from "../../content/map.ts";
import { locationFields } from "../../rules/roads.ts";
import type { Event, View } from "../../rules/position.ts";
import { prizeNow, SET_SIZE } from "../../rules/supply.ts";
import type { Telling } from "../describe.ts";
import { Fields } from "./fields.tsx";
import { placeLabels } from "./labels.ts";
import { Land } from "./land.tsx";
import styles from "./map.module.css";
import { Pawns } from "./pawns.tsx";
import { Prizes } from "./prizes.tsx";
import { Routes } from "./routes.tsx";
import {
  inDirection,
  lineThrough,
  MAP,
  nearest,
  spotOf,
  spots,
} from "./spots.ts";
import type { Spot } from "./spots.ts";
import { useMagnifier } from "./use-magnifier.ts";

/** How far from a field a pointer still means it, in pixels. */
const GRASP = 30;

export function PolandMap(props: {
  readonly view: View;
  readonly seat: Seat | null;
  readonly seq: number;
  readonly heard: readonly Heard<Event>[];
  readonly news: readonly Event[];
  readonly telling: Telling;
  readonly isOver: boolean;
  readonly reach: ReadonlySet<Field>;
  readonly way: readonly Field[];
  readonly aimed: Field | undefined;
  aim(field: Field | undefined): void;
  /** Aims by a tap. */
  settle(field: Field): void;
  go(field: Field): void;
  cancel(): void;
  /** Tells what is to be seen at a field, if there is anything. */
  open(field: Field): void;
}) {
  const { view, seat, telling, reach, aimed, way } = props;
  const { words, language } = telling;
  const holder = useRef<HTMLDivElement>(null);
  const before = useRef<Field>(undefined);
  const [looked, setLooked] = useState<Field>();
  const pixels = useWidth(holder, MAP.width) / MAP.width;
  const glass = useMagnifier(pixels);
  const { isSmall, isOpen, scale } = glass;
  /** Units of the map for a pixel as it is drawn now. */
  const pixel = 1 / (pixels * scale);
  const radius = Math.max(6.5 / scale, 3.6 * pixel);
  const token = Math.max(15 / scale, 9 * pixel);
  const size = Math.max(14.5 / scale, 11 * pixel);
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

  function under(event: MouseEvent): Field | undefined {
    const field = shapeUnder(event);
    if (field !== undefined && reach.has(field)) return field;
    const spot = spotUnder(event);
    return spot && nearest(reach, spot, GRASP * pixel);
  }
  /** Whatever is drawn under the pointer, in reach or not. */
  function nearestField(event: MouseEvent): Field {
    const field = shapeUnder(event);
    if (field !== undefined) return field;
    const spot = spotUnder(event);
    const near = spot && nearest(spots.keys(), spot, GRASP * 0.6 * pixel);
    return near ?? -1;
  }
  function spotUnder(event: MouseEvent): Spot | undefined {
    const frame = holder.current?.getBoundingClientRect();
    if (!frame?.width) return undefined;
    return {
      x: glass.x + (event.clientX - frame.x) * pixel,
      y: glass.y + (event.clientY - frame.y) * pixel,
    };
  }
  function touch(event: PointerEvent): void {
    // Touching a field focuses it, which aims at it; what counts is what was aimed at before.
    before.current = aimed;
    glass.handlers.onPointerDown(event);
  }
  /** Arrows walk from field to field: among those in reach, or anywhere while there is none. */
  function press(event: KeyboardEvent): void {
    const field = shapeUnder(event);
    if (event.key === "Escape") return props.cancel();
    if (field === undefined) return;
    const among = reach.size > 0 ? reach : spots.keys();
    const next = inDirection(among, field, event.key);
    const isEnter = event.key === "Enter" || event.key === " ";
    if (!isEnter && next === undefined) return;
    event.preventDefault();
    if (isEnter) return reach.has(field) ? props.go(field) : props.open(field);
    const target = `[data-field="${next}"]`;
    holder.current?.querySelector<SVGElement>(target)?.focus();
  }
  function tap(event: MouseEvent): void {
    if (glass.hasMoved()) return;
    const field = under(event);
    const spot = spotUnder(event);
    if (isSmall && !isOpen && spot && reach.size === 0) return glass.open(spot);
    if (field === undefined) {
      props.aim(undefined);
      return props.open(nearestField(event));
    }
    // A finger first sees the way, then goes; a mouse has seen it.
    const kind = (event.nativeEvent as { pointerType?: string }).pointerType;
    if (kind === "touch" && before.current !== field)
      return props.settle(field);
    props.go(field);
  }
  function hover(event: PointerEvent): void {
    glass.handlers.onPointerMove(event);
    if (event.pointerType === "mouse" && reach.size > 0)
      props.aim(under(event));
  }

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
        onPointerDown={touch}
        onPointerMove={hover}
        onKeyDown={press}
        onClick={tap}
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
            telling={telling}
            reach={reach}
            aimed={aimed}
            looked={looked}
            radius={radius}
            token={token}
            aim={props.aim}
            look={setLooked}
          />
          <g className={styles.labels} aria-hidden>
            {labels.map(
              ({ field, name, x, y, anchor, size: height, isBold }) => (
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
              ),
            )}
          </g>
          <Pawns
            view={view}
            news={props.news}
            seq={props.seq}
            turn={props.isOver ? undefined : view.turn}
            radius={Math.max(13 / scale, 7.5 * pixel)}
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

/** The field whose shape was touched or has the focus. */
function shapeUnder({ target }: MouseEvent | KeyboardEvent): Field | undefined {
  const shape = (target as Element).closest("[data-field]");
  return shape ? Number(shape.getAttribute("data-field")) : undefined;
}
