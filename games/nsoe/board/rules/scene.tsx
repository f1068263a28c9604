/** A worked example on the table: the parts of the real board that it is about. */

import { examplePlayers, NO_DRAG, RoomFor, Verdict } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Example, Language, Moment } from "@stolik/kernel";
import { useRef } from "react";
import type { Event, Move, View } from "../../rules/position.ts";
import { Check } from "../check.tsx";
import type { LaidEvent, Wording } from "../describe.ts";
import { CardFlights } from "../flights.tsx";
import { OtherHands, OwnHand } from "../hands.tsx";
import { currentCheck } from "../log.tsx";
import { Piles } from "../piles.tsx";
import { pointText } from "../words.ts";
import type { Words } from "../words.ts";
import { ExamplePlate } from "./plate.tsx";
import styles from "./rules.module.css";

/** `verdict`: only whether the card is right; `check`: also why. */
export type Part = "plate" | "verdict" | "check" | "hand" | "others" | "piles";

type SceneMoment = Moment<View, Move, Event>;

export interface SceneProps {
  readonly moment: SceneMoment;
  readonly moments: readonly SceneMoment[];
  readonly parts: readonly Part[];
  readonly example: Example<View, Move, Event>;
  readonly language: Language;
  readonly words: Words;
}

export function Scene(props: SceneProps) {
  const { moment, parts, language, words } = props;
  const { view, heard, tried } = moment;
  const { seats, eyes } = props.example;
  const surface = useRef<HTMLDivElement>(null);
  const players = examplePlayers.slice(0, seats);
  const wording: Wording = { words, language, players, backs: view.backs };
  const check = checkAt(moment)?.event;
  const chosen = tried && tried.type !== "draw" ? tried.city : undefined;
  const isOwn = view.turn === eyes;
  return (
    <div ref={surface} className={styles.scene} data-parts={parts.join(" ")}>
      {parts.includes("plate") && (
        <div className={styles.plate}>
          <ExamplePlate
            view={view}
            wording={wording}
            chosen={tried?.type === "lay" ? chosen : undefined}
            aimed={tried?.type === "lay" ? tried : undefined}
            check={check}
          />
        </div>
      )}
      {parts.includes("verdict") && check && (
        <Judged check={check} wording={wording} />
      )}
      {parts.includes("check") && <Checks {...props} wording={wording} />}
      {eyes !== null && parts.includes("hand") && (
        <div className={styles.hand}>
          <OwnHand
            hand={view.hands[eyes] ?? []}
            seat={eyes}
            wording={wording}
            canChoose={isOwn && view.draws === 0}
            chosen={chosen}
            drag={NO_DRAG}
            choose={ignore}
          />
        </div>
      )}
      {parts.includes("others") && (
        <div className={styles.others}>
          <OtherHands
            hands={view.hands}
            own={eyes}
            turn={view.turn}
            players={players}
            wording={wording}
          />
        </div>
      )}
      {parts.includes("piles") && (
        <div className={styles.piles}>
          <Piles
            view={view}
            wording={wording}
            use={isOwn && view.draws > 0 ? "draw" : chosen && "swap"}
            aimed={tried && tried.type !== "lay" ? tried.pile : undefined}
            take={ignore}
          />
        </div>
      )}
      <CardFlights
        heard={heard}
        board={surface}
        own={null}
        language={language}
      />
    </div>
  );
}

/** A check in one line: right or wrong, and what the card says. */
function Judged(props: {
  readonly check: LaidEvent;
  readonly wording: Wording;
}) {
  const { city, back, contradictions } = props.check;
  const { words, language } = props.wording;
  const isRight = contradictions.length === 0;
  return (
    <div className={styles.verdict} data-verdict={isRight ? "right" : "wrong"}>
      <Verdict isRight={isRight}>
        {words(isRight ? "check.right" : "check.wrong")}
      </Verdict>
      <p>
        {placeName(city, language)}, {pointText(back, words)}
      </p>
    </div>
  );
}

/** The check that lies open, in the room that any of them takes. */
function Checks({
  moment,
  moments,
  wording,
}: SceneProps & { readonly wording: Wording }) {
  const draw = (at: SceneMoment) => {
    const check = checkAt(at);
    return (
      check && (
        <Check
          key={check.seq}
          check={check.event}
          laid={at.view.laid}
          wording={{ ...wording, backs: at.view.backs }}
          close={ignore}
        />
      )
    );
  };
  const ends = moments.filter(({ tried }) => tried === undefined);
  return (
    <div className={styles.check}>
      <RoomFor all={ends.map(draw)}>{draw(moment)}</RoomFor>
    </div>
  );
}

function checkAt({ heard }: SceneMoment) {
  return currentCheck(heard, undefined, false);
}

function ignore(): void {}
