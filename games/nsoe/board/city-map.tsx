/** After the game: every city of the board where it really lies, by whom it was laid. */

import {
  EndMap,
  nameOf,
  PlaceList,
  SeatMark,
  SeatShape,
} from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { useMemo, useState } from "react";
import type { City } from "../content/cities.ts";
import type { Laid, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./city-map.module.css";
import { pointText } from "./words.ts";

export function CityMap(props: {
  readonly view: View;
  readonly wording: Wording;
}) {
  const { view, wording } = props;
  const { words, language } = wording;
  const [shown, setShown] = useState<City>();
  const card = view.laid.find(({ city }) => city === shown);
  const places = useMemo(
    () =>
      view.laid.flatMap(({ city, seat }) => {
        const point = view.backs[city];
        const name = placeName(city, language);
        return point ? [{ id: city, seat, name, point }] : [];
      }),
    [view, language],
  );
  return (
    <EndMap
      title={words("end.title")}
      label={words("end.map")}
      caption={card ? captionOf(card, wording) : words("end.hint")}
      places={places}
      shown={shown}
      show={setShown}
      mark={({ seat }, { x, y }, radius) =>
        seat === undefined ? (
          <circle className={styles.reference} cx={x} cy={y} r={radius} />
        ) : (
          <SeatShape
            seat={seat}
            x={x}
            y={y}
            radius={radius}
            className={styles.mark}
          />
        )
      }
    >
      <div className={styles.lists}>
        {[undefined, ...view.hands.keys()].map((seat) => (
          <CityList
            key={seat ?? "reference"}
            cards={view.laid.filter((laid) => laid.seat === seat)}
            seat={seat}
            wording={wording}
            shown={shown}
            show={setShown}
          />
        ))}
      </div>
    </EndMap>
  );
}

/** The cities of one hand, which is also their legend. */
function CityList(props: {
  readonly cards: readonly Laid[];
  readonly seat: number | undefined;
  readonly wording: Wording;
  readonly shown: City | undefined;
  show(city: City): void;
}) {
  const { cards, seat, wording } = props;
  if (cards.length === 0) return null;
  return (
    <PlaceList
      title={<Owner seat={seat} wording={wording} />}
      places={cards.map(({ city }) => ({
        id: city,
        name: placeName(city, wording.language),
      }))}
      shown={props.shown}
      show={props.show}
      point={props.show}
    />
  );
}

function Owner(props: {
  readonly seat: number | undefined;
  readonly wording: Wording;
}) {
  const { seat, wording } = props;
  if (seat !== undefined)
    return (
      <>
        <SeatMark seat={seat} /> {nameOf(seat, wording)}
      </>
    );
  return (
    <>
      <svg className={styles.referenceMark} viewBox="-11 -11 22 22">
        <circle className={styles.reference} r={8} />
      </svg>{" "}
      {wording.words("end.reference")}
    </>
  );
}

function captionOf(card: Laid, wording: Wording): string {
  const { words, language } = wording;
  const point = wording.backs[card.city];
  const name = placeName(card.city, language);
  return words("end.by", {
    card: point ? `${name}, ${pointText(point, words)}` : name,
    name:
      card.seat === undefined
        ? words("end.reference")
        : nameOf(card.seat, wording),
  });
}
