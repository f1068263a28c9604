/** After the game: the last cross on a real map, every card where it truly lies, and all that one laid wrong before. */

import { LaterEndMap, PlaceList, VoiceOnly } from "@stolik/furniture";
import type { Left } from "@stolik/furniture";
import type { Point, Spot } from "@stolik/geo/projection";
import { useMemo, useState } from "react";
import { arms } from "../rules/position.ts";
import type { Arm, Back, Card } from "../rules/position.ts";
import { armsOf } from "../rules/slots.ts";
import { cardName } from "./describe.ts";
import type { JudgedEvent, Wording } from "./describe.ts";
import styles from "./cross-map.module.css";
import type { Mistake } from "./own-mistakes.ts";
import type { Report } from "./report.tsx";
import { TurnedCard } from "./turned-card.tsx";
import { pointOf } from "./words.ts";
import type { Words } from "./words.ts";

interface Spotted {
  readonly card: Card;
  /** As which it lay in the last cross; absent: in one before. */
  readonly lay?: Card;
  readonly back: Back;
  /** Absent: the start card. */
  readonly arm?: Arm;
  readonly isRight: boolean;
}

export function CrossMap(props: {
  readonly event: JudgedEvent;
  /** What whoever looks has laid wrong, in this cross and those before. */
  readonly mistakes: readonly Mistake[];
  readonly wording: Wording;
  readonly report: Report | undefined;
  /** Where the cards were before the map took their place. */
  readonly left: Left | undefined;
}) {
  const { event, mistakes, wording } = props;
  const { words } = wording;
  const [shown, setShown] = useState<Card>(event.start.card);
  const spotted = useMemo(() => spottedOf(event), [event]);
  const all = useMemo(
    () => [...spotted, ...earlierOnes(mistakes, spotted)],
    [spotted, mistakes],
  );
  const found = all.find(({ card }) => card === shown);
  const places = useMemo(
    () =>
      all.map((one) => ({
        ...one,
        id: one.card,
        name: cardName(one.card, wording),
        point: pointOf(one.back),
        isWrong: !one.isRight,
      })),
    [all, wording],
  );
  return (
    <LaterEndMap
      className={styles.end}
      mapClassName={styles.chart}
      title={words("end.title")}
      label={words("end.map")}
      places={places}
      left={props.left}
      shown={shown}
      show={setShown}
      mark={(place, spot, radius) => (
        <Mark {...place} {...spot} radius={radius} />
      )}
      ground={(pixel, spotOf) => (
        <Chains event={event} {...{ pixel, spotOf }} />
      )}
    >
      <div className={styles.beside}>
        {found && (
          <TurnedCard
            key={found.card}
            card={found.card}
            back={found.back}
            wording={wording}
            report={props.report}
          />
        )}
        {mistakes.length > 0 && (
          <PlaceList<Card>
            title={words("end.wrong")}
            places={mistakes.map(({ card }) => ({
              id: card,
              name: cardName(card, wording),
            }))}
            shown={shown}
            show={setShown}
          />
        )}
        <Lists
          spotted={spotted}
          wording={wording}
          shown={shown}
          show={setShown}
        />
      </div>
    </LaterEndMap>
  );
}

function spottedOf(event: JudgedEvent): Spotted[] {
  return [
    { ...event.start, isRight: true, lay: event.start.card },
    ...arms.flatMap((arm) =>
      event.arms[arm].map((judged) => ({ ...judged, arm, lay: judged.card })),
    ),
  ];
}

/** Mistakes of which the last cross knows nothing. */
function earlierOnes(
  mistakes: readonly Mistake[],
  spotted: readonly Spotted[],
): Spotted[] {
  const known = new Set(spotted.map(({ card }) => card));
  return mistakes
    .filter(({ card }) => !known.has(card))
    .map((mistake) => ({ ...mistake, isRight: false }));
}

/** Each axis as a thread through its cards, in the order they were laid out. */
function Chains(props: {
  readonly event: JudgedEvent;
  readonly pixel: number;
  readonly spotOf: (point: Point) => Spot;
}) {
  const { event, pixel, spotOf } = props;
  const thread = (first: Arm, last: Arm) =>
    [...event.arms[first].toReversed(), event.start, ...event.arms[last]]
      .map(({ back }) => spotOf(pointOf(back)))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L");
  const wide = Math.max(2.5, 1.8 * pixel);
  return (
    <g aria-hidden strokeWidth={wide}>
      <path className={styles.across} d={`M${thread("west", "east")}`} />
      <path className={styles.down} d={`M${thread("north", "south")}`} />
    </g>
  );
}

/** A dot that says by shape as well as by colour whether the card lay wrong. */
function Mark(
  props: Pick<Spotted, "arm" | "isRight"> & {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  },
) {
  const { x, y, radius, isRight } = props;
  const judged = isRight ? styles.right : styles.wrong;
  return (
    <>
      <circle
        className={props.arm ? judged : styles.start}
        cx={x}
        cy={y}
        r={radius}
      />
      {!isRight && (
        <path
          className={styles.slash}
          d={`M${x - radius / 2} ${y - radius / 2}l${radius} ${radius}m0 ${-radius}l${-radius} ${radius}`}
        />
      )}
    </>
  );
}

/** A list to find a card by finger, keyboard or ear, from the start card outwards. */
function Lists(props: {
  readonly spotted: readonly Spotted[];
  readonly wording: Wording;
  readonly shown: Card;
  show(card: Card): void;
}) {
  const { spotted, wording } = props;
  const { words, variant } = wording;
  return [undefined, ...armsOf({ variant })].map((arm) => {
    const cards = spotted.filter((one) => one.arm === arm);
    if (cards.length === 0) return null;
    return (
      <PlaceList
        key={arm ?? "start"}
        title={arm ? words(`arms.${variant}.${arm}`) : words("cross.start")}
        places={cards.map(({ card, isRight }) => ({
          id: card,
          name: (
            <>
              {cardName(card, wording)}
              {!isRight && <Wrong words={words} />}
            </>
          ),
        }))}
        shown={props.shown}
        show={props.show}
      />
    );
  });
}

function Wrong({ words }: { readonly words: Words }) {
  return (
    <span className={styles.cross} title={words("stop.wrong")}>
      {" "}
      ✗<VoiceOnly> {words("stop.wrong")}</VoiceOnly>
    </span>
  );
}
