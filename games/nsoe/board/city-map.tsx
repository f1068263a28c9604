/** After the game: every city of the board where it really lies, by whom it was laid, and those one laid wrong. */

import {
  LaterEndMap,
  nameOf,
  PlaceList,
  SeatMark,
  SeatShape,
} from "@stolik/furniture";
import type { Left } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { useMemo, useState } from "react";
import type { City } from "../content/cities.ts";
import type { Cell, Laid, View } from "../rules/position.ts";
import { describe } from "./describe.ts";
import type { LaidEvent, Wording } from "./describe.ts";
import styles from "./city-map.module.css";
import { pointText } from "./words.ts";

export function CityMap(props: {
  readonly view: View;
  /** What whoever looks has laid wrong (N13). */
  readonly wrong: readonly LaidEvent[];
  readonly wording: Wording;
  /** Where the cells were before the map took their place. */
  readonly left: Left | undefined;
}) {
  const { view, wrong, wording } = props;
  const { words, language } = wording;
  const [shown, setShown] = useState<City>();
  const places = useMemo(
    () => [
      ...view.laid.flatMap(({ city, seat, ...cell }) => {
        const point = view.backs[city];
        const name = placeName(city, language);
        if (!point) return [];
        const lay = nameOfCell(cell);
        return [{ id: city, seat, name, point, lay, isWrong: false }];
      }),
      ...wrong.map(({ city, seat, back, ...cell }) => ({
        id: city,
        seat,
        name: placeName(city, language),
        point: back,
        lay: nameOfCell(cell),
        isWrong: true,
      })),
    ],
    [view, wrong, language],
  );
  return (
    <LaterEndMap
      title={words("end.title")}
      label={words("end.map")}
      caption={captionOf(shown, props) ?? words("end.hint")}
      places={places}
      left={props.left}
      shown={shown}
      show={setShown}
      mark={({ seat, isWrong }, { x, y }, radius) =>
        isWrong ? (
          <path
            className={styles.wrong}
            d={`M${x - radius} ${y - radius}l${radius * 2} ${radius * 2}m0 ${-radius * 2}l${-radius * 2} ${radius * 2}`}
          />
        ) : seat === undefined ? (
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
        {wrong.length > 0 && (
          <PlaceList<City>
            title={words("end.wrong")}
            places={wrong.map(({ city }) => ({
              id: city,
              name: placeName(city, language),
            }))}
            shown={shown}
            show={setShown}
            point={setShown}
          />
        )}
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
    </LaterEndMap>
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

/** As the grid names it (`data-cell`). */
function nameOfCell({ row, column }: Cell): string {
  return `${row}-${column}`;
}

/** A card laid wrong tells why. */
function captionOf(
  shown: City | undefined,
  { view, wrong, wording }: Parameters<typeof CityMap>[0],
): string | undefined {
  const { words, language } = wording;
  const mistake = wrong.find(({ city }) => city === shown);
  if (mistake) return describe(mistake, wording);
  const card = view.laid.find(({ city }) => city === shown);
  if (!card) return undefined;
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
