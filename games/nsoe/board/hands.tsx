/** The hands: one's own large and to be played from, the others' small but readable; all lie open (N4). */

import { diceOf, HandButton, SeatMark, useStable } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language, Player, Seat } from "@stolik/kernel";
import { AnimatePresence } from "motion/react";
import { createContext, memo, useContext, useMemo } from "react";
import type { City } from "../content/cities.ts";
import { CardFront, Stamp } from "./city-card.tsx";
import type { Wording } from "./describe.ts";
import styles from "./hands.module.css";
import type { CardDrag } from "./drop-target.ts";

/** Which card is chosen and which is lifted: each card asks by itself, so that the others are not drawn anew. */
const Held = createContext<{
  readonly chosen: City | undefined;
  readonly lifted: City | undefined;
}>({ chosen: undefined, lifted: undefined });

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
  const { grab, hasDragged } = drag;
  const lifted = drag.lifted?.item;
  const held = useMemo(() => ({ chosen, lifted }), [chosen, lifted]);
  const choose = useStable(props.choose);
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
      <Held value={held}>
        <Cards
          hand={hand}
          language={wording.language}
          {...{ canChoose, grab, hasDragged, choose }}
        />
      </Held>
    </section>
  );
}

interface CardsProps extends Pick<CardDrag, "grab" | "hasDragged"> {
  readonly hand: readonly City[];
  readonly language: Language;
  readonly canChoose: boolean;
  choose(city: City, byKeys: boolean): void;
}

const Cards = memo(function Cards(props: CardsProps) {
  return (
    <AnimatePresence initial={false}>
      {props.hand.map((city) => (
        <HeldCard key={city} city={city} {...props} />
      ))}
    </AnimatePresence>
  );
});

function HeldCard(props: CardsProps & { readonly city: City }) {
  const { chosen, lifted } = useContext(Held);
  const { city } = props;
  return (
    <HandCard
      {...props}
      isChosen={chosen === city}
      isLifted={lifted === city}
    />
  );
}

const HandCard = memo(function HandCard(
  props: CardsProps & {
    readonly city: City;
    readonly isChosen: boolean;
    readonly isLifted: boolean;
  },
) {
  const { city, language, isChosen } = props;
  return (
    <HandButton
      className={styles.card}
      layoutDependency={props.hand}
      style={{ rotate: isChosen ? 0 : tiltOf(city) }}
      aria-pressed={isChosen}
      aria-label={placeName(city, language)}
      disabled={!props.canChoose}
      data-card={city}
      data-lifted={props.isLifted}
      onPointerDown={(event) => props.grab(event, city)}
      onClick={(event) => {
        if (!props.hasDragged()) props.choose(city, event.detail === 0);
      }}
    >
      <CardFront city={city} language={language} />
    </HandButton>
  );
});

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
