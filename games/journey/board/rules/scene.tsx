/** A worked example on the table: the parts of the real board that it is about. */

import { examplePlayers, RoomFor } from "@stolik/furniture";
import type { HeardEvents, Language, Seat } from "@stolik/kernel";
import type { ReactNode } from "react";
import type { Card } from "../../content/cards.ts";
import type { Event, View } from "../../rules/position.ts";
import { CardFace } from "../card-face.tsx";
import { Dice, lastRoll } from "../dice.tsx";
import { explain } from "../explain.ts";
import { Hand } from "../hand.tsx";
import { Seats } from "../seats.tsx";
import type { Wording, Words } from "../words.ts";
import { ExampleMap } from "./map.tsx";
import styles from "./rules.module.css";
import type { SceneMoment } from "./scene-moment.ts";
import { ExampleTrack } from "./track.tsx";

/** `map`: a piece of it, `country`: all of it; `played`: the last card, and where it led. */
export type Part =
  | "dice"
  | "map"
  | "country"
  | "track"
  | "played"
  | "hand"
  | "seats";

interface SceneProps {
  readonly moment: SceneMoment;
  readonly moments: readonly SceneMoment[];
  readonly parts: readonly Part[];
  readonly eyes: Seat;
  readonly language: Language;
  readonly words: Words;
}

export function Scene({ parts, language, words, ...props }: SceneProps) {
  const { view } = props.moment;
  const players = examplePlayers.slice(0, view.pawns.length);
  const wording: Wording = { words, language, players };
  return (
    <div className={styles.scene}>
      {parts.map((part) => (
        <ScenePart key={part} {...props} part={part} wording={wording} />
      ))}
    </div>
  );
}

type Moments = readonly SceneMoment[];

type PartProps = Pick<SceneProps, "moment" | "moments" | "eyes"> & {
  readonly wording: Wording;
};

function ScenePart(props: PartProps & { readonly part: Part }): ReactNode {
  const { part, moment, moments, eyes, wording } = props;
  switch (part) {
    case "dice":
      return <ExampleDice {...props} />;
    case "map":
    case "country":
      return <ExampleMap {...props} isWhole={part === "country"} />;
    case "track":
      return <ExampleTrack {...props} target={targetOf(props)} count={6} />;
    case "played":
      return <Played {...props} />;
    case "hand":
      return (
        <RoomFor all={[handAt(fullest(moments, eyes), eyes, wording)]}>
          {handAt(moment, eyes, wording)}
        </RoomFor>
      );
    case "seats":
      return (
        <RoomFor all={[seatsOf(mostStopped(moments).view, eyes, wording)]}>
          {seatsOf(moment.view, eyes, wording)}
        </RoomFor>
      );
  }
}

/** What lies there at first is what is left of the last roll. */
function ExampleDice({ moment, moments, eyes, wording }: PartProps) {
  const { view, tried } = moment;
  const dice = moments[0]?.view.dice ?? [];
  const heard: readonly HeardEvents<Event>[] = [
    { seq: 0, events: [{ type: "rolled", seat: eyes, dice }] },
    ...moment.heard,
  ];
  return (
    <Dice
      view={view}
      heard={heard}
      words={wording.words}
      canTake={view.phase === "die" && view.turn === eyes}
      chosen={
        tried?.type === "take"
          ? lastRoll(heard, dice).rolled.indexOf(tried.die)
          : undefined
      }
      taken={[]}
      choose={ignore}
    />
  );
}

/** The card that was played last, and the stamps that it led over. */
function Played(props: PartProps) {
  const events = props.moment.heard.flatMap((heard) => heard.events);
  const played = events.findLast((event) => event.type === "advanced");
  if (!played) return null;
  const { card, from, to } = played;
  return (
    <div className={styles.played}>
      <CardFace
        card={card}
        language={props.wording.language}
        badge={`+${to - from}`}
      />
      <ExampleTrack {...props} target={undefined} count={4} />
    </div>
  );
}

function handAt(at: SceneMoment, eyes: Seat, wording: Wording) {
  const hand = at.view.hands[eyes] ?? [];
  const card = cardOf(at);
  const place = hand.indexOf(card ?? null);
  return (
    <Hand
      cards={hand
        .filter((each) => each !== null)
        .map((each) => explain(each, at.view, eyes, wording))}
      seat={eyes}
      wording={wording}
      isCutting={false}
      chosen={place < 0 ? undefined : place}
      choose={ignore}
      look={ignore}
    />
  );
}

function seatsOf(view: View, eyes: Seat, wording: Wording) {
  return <Seats view={view} own={eyes} wording={wording} />;
}

/** When the hand takes most room. */
function fullest(moments: Moments, eyes: Seat): SceneMoment {
  const size = ({ view }: SceneMoment) => view.hands[eyes]?.length ?? 0;
  return moments.reduce((one, other) =>
    size(other) > size(one) ? other : one,
  );
}

/** When the seats do. */
function mostStopped(moments: Moments): SceneMoment {
  const size = ({ view }: SceneMoment) =>
    view.stops.filter((stops) => stops > 0).length;
  return moments.reduce((one, other) =>
    size(other) > size(one) ? other : one,
  );
}

function targetOf({ moment, eyes, wording }: PartProps): number | undefined {
  const { view, tried } = moment;
  return tried?.type === "advance"
    ? explain(tried.card, view, eyes, wording).to
    : undefined;
}

/** The card that is about to be played. */
function cardOf({ tried }: SceneMoment): Card | undefined {
  switch (tried?.type) {
    case "advance":
      return tried.card;
    case "stop":
    case "train":
    case "coach":
      return tried.type;
    case "take":
    case "go":
    case "end":
    case "discard":
    case undefined:
      return undefined;
  }
}

function ignore(): void {}
