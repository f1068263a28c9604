/** The map of Poland: land, roads, fields in reach with the way to them, pawns; on a phone it magnifies. */

import { useWidth } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Field } from "../../content/map.ts";
import type { Event, View } from "../../rules/position.ts";
import { prizeNow, SET_SIZE } from "../../rules/supply.ts";
import type { Wording } from "../describe.ts";
import type { Words } from "../words.ts";
import { EdgeArrows } from "./edge-arrows.tsx";
import styles from "./map.module.css";
import { Prizes } from "./prizes.tsx";
import { Routes } from "./routes.tsx";
import { Sheet, sizesAt } from "./sheet.tsx";
import { MAP, spotOf } from "./spots.ts";
import { useMagnifier } from "./use-magnifier.ts";
import type { Magnifier } from "./use-magnifier.ts";
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
  /** The city that a card speaks of. */
  readonly lit: Field | undefined;
}

export function PolandMap(props: Props) {
  const { view, seat, wording, reach, aimed } = props;
  const { words } = wording;
  const keys = useId();
  const holder = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<Field>();
  const pixels = useWidth(holder, MAP.width) / MAP.width;
  const glass = useMagnifier(pixels);
  const { isSmall, isOpen, scale } = glass;
  /** Units of the map for a pixel as it is drawn now. */
  const pixel = 1 / (pixels * scale);
  // A tap moves the map at once; signs and names find their size in the frames after it.
  const lettered = useDeferredValue(scale);
  const sizes = useMemo(() => sizesAt(lettered, pixels), [lettered, pixels]);

  const own = seat === null ? undefined : view.pawns[seat];
  useReachInSight(glass, reach, own);
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
        aria-describedby={keys}
        data-open={isOpen}
        data-choosing={reach.size > 0}
        {...glass.handlers}
        {...input}
      >
        <desc id={keys}>{words("map.keys")}</desc>
        <g
          className={glass.isHeld ? undefined : styles.glide}
          style={{
            transform: `scale(${scale}) translate(${-glass.x}px, ${-glass.y}px)`,
          }}
        >
          <Sheet
            view={view}
            seat={seat}
            seq={props.seq}
            news={props.news}
            wording={wording}
            isOver={props.isOver}
            reach={reach}
            aimed={aimed}
            way={props.way}
            looked={looked}
            lit={props.lit}
            sizes={sizes}
            aim={props.aim}
            look={setLooked}
          >
            {props.isOver && (
              <Routes
                heard={props.heard}
                seats={view.pawns.length}
                width={Math.max(3.2, 1.6 * pixel)}
              />
            )}
          </Sheet>
          {!isSmall && (
            <Prizes
              taken={SET_SIZE - view.markers.length}
              x={44}
              y={MAP.height - 40}
              label={words("map.prizes", { cards: prizeNow(view.markers) })}
            />
          )}
        </g>
        {isOpen && (
          <EdgeArrows
            markers={view.markers}
            region={glass}
            pixel={1 / pixels}
          />
        )}
      </svg>
      {isSmall && <ZoomButton glass={glass} own={own} words={words} />}
    </div>
  );
}

/** On a phone the map shows where one can go as soon as one can. */
function useReachInSight(
  { isSmall, show }: Magnifier,
  reach: ReadonlySet<Field>,
  own: Field | undefined,
): void {
  const shows = useEffectEvent(show);
  useEffect(() => {
    if (!isSmall || reach.size === 0 || own === undefined) return;
    shows([own, ...reach].map(spotOf));
  }, [isSmall, reach, own]);
}

/** A lens with a minus or a plus in it. */
const LESS = "M16 16l6 6M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0 -14M7 10h6";
const MORE = `${LESS}M10 7v6`;

function ZoomButton(props: {
  readonly glass: Magnifier;
  readonly own: Field | undefined;
  readonly words: Words;
}) {
  const { glass, words } = props;
  const label = words(glass.isOpen ? "map.whole" : "map.magnify");
  return (
    <button
      type="button"
      className={styles.zoom}
      aria-label={label}
      title={label}
      onClick={() =>
        glass.isOpen ? glass.close() : glass.open(spotOf(props.own ?? 0))
      }
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={glass.isOpen ? LESS : MORE} />
      </svg>
    </button>
  );
}
