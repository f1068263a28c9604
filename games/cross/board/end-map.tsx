/** After the game: the last cross on a real map, every card where it truly lies. */

import {
  EuropeMap,
  mapSpot,
  placeLabels,
  PlaceList,
  useWidth,
  VoiceOnly,
} from "@stolik/furniture";
import type { MapRegion } from "@stolik/furniture";
import { useMemo, useRef, useState } from "react";
import { arms } from "../rules/position.ts";
import type { Arm, Back, Card } from "../rules/position.ts";
import { armsOf } from "../rules/slots.ts";
import { cardName } from "./describe.ts";
import type { JudgedEvent, Telling } from "./describe.ts";
import styles from "./end-map.module.css";
import type { Report } from "./report.tsx";
import { TurnedCard } from "./turned-card.tsx";
import { pointOf } from "./words.ts";
import type { Words } from "./words.ts";

/** The map is drawn a thousand units wide. */
const MAP_WIDTH = 1000;

interface Spotted {
  readonly card: Card;
  readonly back: Back;
  /** Absent: the start card. */
  readonly arm?: Arm;
  readonly isRight: boolean;
}

export function EndMap(props: {
  readonly event: JudgedEvent;
  readonly telling: Telling;
  readonly report: Report | undefined;
}) {
  const { event, telling } = props;
  const { words } = telling;
  const [shown, setShown] = useState<Card>(event.start.card);
  const holder = useRef<HTMLDivElement>(null);
  const pixel = MAP_WIDTH / useWidth(holder, MAP_WIDTH);
  const spotted = useMemo(() => spottedOf(event), [event]);
  const found = spotted.find(({ card }) => card === shown);
  return (
    <section className={styles.end} aria-label={words("end.title")}>
      <div className={styles.columns}>
        <div ref={holder} className={styles.map}>
          <EuropeMap className={styles.chart} label={words("end.map")}>
            {(region) => (
              <>
                <Chains event={event} pixel={pixel} />
                <Dots
                  spotted={spotted}
                  telling={telling}
                  region={region}
                  pixel={pixel}
                  shown={shown}
                  show={setShown}
                />
              </>
            )}
          </EuropeMap>
        </div>
        <div className={styles.beside}>
          {found && (
            <TurnedCard
              key={found.card}
              card={found.card}
              back={found.back}
              telling={telling}
              report={props.report}
            />
          )}
          <Lists
            spotted={spotted}
            telling={telling}
            shown={shown}
            show={setShown}
          />
        </div>
      </div>
    </section>
  );
}

function spottedOf(event: JudgedEvent): Spotted[] {
  return [
    { ...event.start, isRight: true },
    ...arms.flatMap((arm) =>
      event.arms[arm].map((judged) => ({ ...judged, arm })),
    ),
  ];
}

/** Each axis as a thread through its cards, in the order they were laid out. */
function Chains(props: {
  readonly event: JudgedEvent;
  readonly pixel: number;
}) {
  const { event, pixel } = props;
  const thread = (first: Arm, last: Arm) =>
    [...event.arms[first].toReversed(), event.start, ...event.arms[last]]
      .map(({ back }) => mapSpot(pointOf(back)))
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

function Dots(props: {
  readonly spotted: readonly Spotted[];
  readonly telling: Telling;
  readonly region: MapRegion;
  /** How many units of the map one pixel is. */
  readonly pixel: number;
  readonly shown: Card;
  show(card: Card): void;
}) {
  const { spotted, telling, region, pixel, shown } = props;
  const radius = Math.max(7, 5 * pixel);
  const size = Math.max(16, 12 * pixel);
  const dots = useMemo(
    () =>
      spotted.map((one) => ({
        ...one,
        name: cardName(one.card, telling),
        ...mapSpot(pointOf(one.back)),
      })),
    [spotted, telling],
  );
  const labels = useMemo(
    () => placeLabels(dots, radius, size, region),
    [dots, radius, size, region],
  );
  return dots.map(({ card, arm, isRight, name, x, y }, index) => {
    const label = labels[index];
    return (
      <g
        key={card}
        className={card === shown ? styles.shown : styles.dot}
        onPointerEnter={() => props.show(card)}
        onClick={() => props.show(card)}
      >
        {card === shown && (
          <circle className={styles.halo} cx={x} cy={y} r={radius * 1.9} />
        )}
        <circle
          className={
            arm ? (isRight ? styles.right : styles.wrong) : styles.start
          }
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
        {label && (
          <text
            className={styles.label}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            fontSize={size}
            strokeWidth={size / 5}
          >
            {name}
          </text>
        )}
      </g>
    );
  });
}

/** A list to find a card by finger, keyboard or ear, from the start card outwards. */
function Lists(props: {
  readonly spotted: readonly Spotted[];
  readonly telling: Telling;
  readonly shown: Card;
  show(card: Card): void;
}) {
  const { spotted, telling } = props;
  const { words, variant } = telling;
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
              {cardName(card, telling)}
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
