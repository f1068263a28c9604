/** After the game: every city of the board where it really lies, by whom it was laid. */

import {
  EuropeMap,
  mapSpot,
  nameOf,
  placeLabels,
  PlaceList,
  SeatMark,
  SeatShape,
  useWidth,
} from "@stolik/furniture";
import type { MapRegion } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { useMemo, useRef, useState } from "react";
import type { City } from "../content/cities.ts";
import type { Laid, View } from "../rules/position.ts";
import type { Telling } from "./describe.ts";
import styles from "./end-map.module.css";
import { pointText } from "./words.ts";

/** The map is drawn a thousand units wide. */
const MAP_WIDTH = 1000;

export function EndMap(props: {
  readonly view: View;
  readonly telling: Telling;
}) {
  const { view, telling } = props;
  const { words } = telling;
  const [shown, setShown] = useState<City>();
  const holder = useRef<HTMLDivElement>(null);
  const pixel = MAP_WIDTH / useWidth(holder, MAP_WIDTH);
  const card = view.laid.find(({ city }) => city === shown);
  return (
    <section className={styles.end} aria-label={words("end.title")}>
      <p className={styles.caption} role="status">
        {card ? captionOf(card, telling) : words("end.hint")}
      </p>
      <div className={styles.columns}>
        <div ref={holder} className={styles.map}>
          <EuropeMap label={words("end.map")}>
            {(region) => (
              <Dots
                view={view}
                telling={telling}
                region={region}
                pixel={pixel}
                shown={shown}
                show={setShown}
              />
            )}
          </EuropeMap>
        </div>
        <div className={styles.lists}>
          {[undefined, ...view.hands.keys()].map((seat) => (
            <CityList
              key={seat ?? "reference"}
              cards={view.laid.filter((laid) => laid.seat === seat)}
              seat={seat}
              telling={telling}
              shown={shown}
              show={setShown}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function Dots(props: {
  readonly view: View;
  readonly telling: Telling;
  readonly region: MapRegion;
  /** How many units of the map one pixel is. */
  readonly pixel: number;
  readonly shown: City | undefined;
  show(city: City): void;
}) {
  const { view, telling, region, pixel, shown } = props;
  const radius = Math.max(6, 4.5 * pixel);
  const size = Math.max(15, 11.5 * pixel);
  const dots = useMemo(
    () =>
      view.laid.flatMap((card) => {
        const back = view.backs[card.city];
        const name = placeName(card.city, telling.language);
        return back ? [{ card, name, ...mapSpot(back) }] : [];
      }),
    [view, telling.language],
  );
  const labels = useMemo(
    () => placeLabels(dots, radius, size, region),
    [dots, radius, size, region],
  );
  return dots.map(({ card, name, x, y }, index) => {
    const label = labels[index];
    const isShown = card.city === shown;
    return (
      <g
        key={card.city}
        className={isShown ? styles.shown : styles.dot}
        onPointerEnter={() => props.show(card.city)}
        onClick={() => props.show(card.city)}
      >
        {isShown && (
          <circle className={styles.halo} cx={x} cy={y} r={radius * 2} />
        )}
        {card.seat === undefined ? (
          <circle className={styles.reference} cx={x} cy={y} r={radius} />
        ) : (
          <SeatShape
            seat={card.seat}
            x={x}
            y={y}
            radius={radius}
            className={styles.mark}
          />
        )}
        {label && (
          <text
            className={styles.label}
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

/** The cities of one hand, which is also their legend. */
function CityList(props: {
  readonly cards: readonly Laid[];
  readonly seat: number | undefined;
  readonly telling: Telling;
  readonly shown: City | undefined;
  show(city: City): void;
}) {
  const { cards, seat, telling } = props;
  if (cards.length === 0) return null;
  return (
    <PlaceList
      title={<Owner seat={seat} telling={telling} />}
      places={cards.map(({ city }) => ({
        id: city,
        name: placeName(city, telling.language),
      }))}
      shown={props.shown}
      show={props.show}
      point={props.show}
    />
  );
}

function Owner(props: {
  readonly seat: number | undefined;
  readonly telling: Telling;
}) {
  const { seat, telling } = props;
  if (seat !== undefined)
    return (
      <>
        <SeatMark seat={seat} /> {nameOf(seat, telling)}
      </>
    );
  return (
    <>
      <svg className={styles.referenceMark} viewBox="-11 -11 22 22">
        <circle className={styles.reference} r={8} />
      </svg>{" "}
      {telling.words("end.reference")}
    </>
  );
}

function captionOf(card: Laid, telling: Telling): string {
  const { words, language } = telling;
  const point = telling.backs[card.city];
  const name = placeName(card.city, language);
  return words("end.by", {
    card: point ? `${name}, ${pointText(point, words)}` : name,
    name:
      card.seat === undefined
        ? words("end.reference")
        : nameOf(card.seat, telling),
  });
}
