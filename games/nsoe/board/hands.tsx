/** The hands: one's own large and to be played from, the others' small but readable; all lie open (N4). */

import { diceOf, HandButton, SeatMark } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Player, Seat } from "@stolik/kernel";
import { AnimatePresence } from "motion/react";
import { memo } from "react";
import type { City } from "../content/cities.ts";
import { CardFront, Stamp } from "./city-card.tsx";
import type { Wording } from "./describe.ts";
import styles from "./hands.module.css";
import type { CardDrag } from "./drop-target.ts";

export function OwnHand(props: {
  readonly hand: readonly City[];
  readonly seat: Seat;
  readonly wording: Wording;
  readonly canChoose: boolean;
  readonly chosen: City | undefined;
  readonly drag: CardDrag;
  /** `byKeys`: the keyboard chose, and wants to go on. */
  choose(city: City, byKeys: boolean): void;
}) {
  const { hand, wording, canChoose, chosen, drag } = props;
  return (
    <section
      className={`${styles.own} ${canChoose && !chosen ? styles.waiting : ""}`}
      aria-label={wording.words("hands.own")}
      data-many={hand.length > 5}
      data-seat={props.seat}
    >
      {hand.length === 0 && (
        <p className={styles.none}>{wording.words("hands.none")}</p>
      )}
      <AnimatePresence initial={false}>
        {hand.map((city) => (
          <HandButton
            className={styles.card}
            key={city}
            layoutDependency={hand}
            style={{ rotate: chosen === city ? 0 : tiltOf(city) }}
            aria-pressed={chosen === city}
            aria-label={placeName(city, wording.language)}
            disabled={!canChoose}
            data-card={city}
            data-lifted={drag.lifted?.item === city}
            onPointerDown={(event) => drag.grab(event, city)}
            onClick={(event) => {
              if (!drag.hasDragged()) props.choose(city, event.detail === 0);
            }}
          >
            <CardFront city={city} language={wording.language} />
          </HandButton>
        ))}
      </AnimatePresence>
    </section>
  );
}

export const OtherHands = memo(function OtherHands(props: {
  readonly hands: readonly (readonly City[])[];
  readonly own: Seat | null;
  readonly turn: Seat | undefined;
  readonly players: readonly Player[];
  readonly wording: Wording;
}) {
  const { wording } = props;
  return (
    <section
      className={styles.others}
      aria-label={wording.words("hands.others")}
      data-many={props.hands.length > 4}
    >
      {props.hands.map((hand, seat) =>
        seat === props.own ? null : (
          <div
            key={seat}
            className={styles.other}
            data-turn={seat === props.turn}
          >
            <h2 className={styles.name}>
              <SeatMark seat={seat} /> {props.players[seat]?.name}
            </h2>
            <ul className={styles.strips} data-seat={seat}>
              {hand.map((city) => (
                <li key={city} className={styles.strip}>
                  <span className={styles.stamp}>
                    <Stamp city={city} />
                  </span>
                  {placeName(city, wording.language)}
                </li>
              ))}
              {hand.length === 0 && (
                <li className={styles.none}>{wording.words("hands.none")}</li>
              )}
            </ul>
          </div>
        ),
      )}
    </section>
  );
});

function tiltOf(city: City): number {
  return diceOf(city).between(-1.8, 1.8);
}
