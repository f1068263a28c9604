/** A worked example on the table: the parts of the real board that it is about. */

import { boardAt, NO_DRAG, RoomFor } from "@stolik/furniture";
import type { Drag } from "@stolik/furniture";
import type { Example, Language, Moment } from "@stolik/kernel";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Card, Event, Move, Slot, View } from "../../rules/position.ts";
import { turns } from "../../rules/turns.ts";
import { Actions } from "../actions.tsx";
import { Check } from "../check.tsx";
import { Deck, topOf } from "../deck.tsx";
import type { Wording } from "../describe.ts";
import { CardFlights, PrizeFlights } from "../flights.tsx";
import { JudgingNote } from "../judging-note.tsx";
import { CrossNow } from "../middle.tsx";
import { Seats } from "../seats.tsx";
import { Turned } from "../side.tsx";
import { useTable } from "../use-table.ts";
import type { Table } from "../use-table.ts";
import styles from "./rules.module.css";

/** `line`: only one axis of the cross is in use. */
export type Part = "cross" | "line" | "deck" | "actions" | "turned" | "seats";

type SceneMoment = Moment<View, Move, Event>;
type SceneExample = Example<View, Move, Event>;

interface Props {
  readonly moment: SceneMoment;
  readonly moments: readonly SceneMoment[];
  readonly parts: readonly Part[];
  readonly example: SceneExample;
  readonly language: Language;
}

/** How high the cross is drawn, in pixels. */
const HEIGHT = { cross: 400, line: 230 } as const;

export function Scene(props: Props) {
  const { moment, parts, example, language } = props;
  const { view, tried } = moment;
  const board = boardAt(moment, { example, turns, language });
  const table = useTable(board);
  const { wording, turnedOver, film } = table;
  const surface = useRef<HTMLDivElement>(null);
  const cross = useRef(null);
  const aimed = tried?.type === "lay" ? tried : undefined;
  const drag = dragOf(topOf(view), aimed);
  useTurnedBack(table, moment.seq);
  const [shape] = (["cross", "line"] as const).filter((one) =>
    parts.includes(one),
  );
  return (
    <div ref={surface} className={styles.scene} data-parts={parts.join(" ")}>
      {shape && (
        <div className={styles.cross}>
          <CrossNow
            table={table}
            cross={cross}
            drag={drag}
            height={HEIGHT[shape]}
            send={ignore}
            look={ignore}
            onPoint={ignore}
          />
        </div>
      )}
      {parts.includes("deck") && (
        <Deck
          className={styles.deck}
          deck={table.deck}
          wording={wording}
          canLay={table.canLay}
          drag={drag}
          take={ignore}
        />
      )}
      {parts.includes("actions") && (
        <Actions
          board={board}
          wording={wording}
          canAct={table.canAct}
          turned={turnedOver.turned?.event.type}
          shown={table.shown}
          pointed={aimed}
          send={ignore}
        />
      )}
      {parts.includes("turned") && (
        <div className={styles.turned}>
          <RoomFor all={props.moments.map((one) => panelAt(one, wording))}>
            <Turned table={table} close={ignore} />
          </RoomFor>
        </div>
      )}
      {parts.includes("seats") && (
        <div className={styles.seats}>
          <Seats
            view={view}
            players={board.players}
            own={board.seat}
            tokens={table.tokens}
            isHeld={turnedOver.turned !== undefined}
            winners={undefined}
            wording={wording}
          />
        </div>
      )}
      <CardFlights
        heard={moment.heard}
        board={surface}
        own={null}
        language={language}
      />
      <PrizeFlights
        paid={film?.isDone ? table.judged : undefined}
        seq={turnedOver.turned?.seq ?? -1}
        board={surface}
      />
    </div>
  );
}

/** The card on top, held over the slot it is about to be laid in. */
function dragOf(
  top: Card | undefined,
  target: Slot | undefined,
): Drag<Card, Slot> {
  if (!top || !target) return NO_DRAG;
  return { ...NO_DRAG, lifted: { item: top, x: 0, y: 0, width: 0, target } };
}

/** C14: with the next move, what lay turned over is turned back. */
function useTurnedBack({ turnedOver }: Table, seq: number): void {
  const isPast = turnedOver.turned !== undefined && turnedOver.turned.seq < seq;
  const turnBack = useEffectEvent(() => turnedOver.close());
  useEffect(() => {
    if (isPast) turnBack();
  }, [isPast]);
}

/** What lies turned over at the end of a move, for the room that it takes. */
function panelAt({ heard, tried }: SceneMoment, wording: Wording) {
  const events = tried ? [] : (heard.at(-1)?.events ?? []);
  return events.map((event) => {
    if (event.type === "checked")
      return (
        <Check
          key={event.type}
          check={event}
          wording={wording}
          report={undefined}
          close={ignore}
        />
      );
    return event.type === "judged" ? (
      <JudgingNote
        key={event.type}
        event={event}
        film={judgedFilm}
        wording={wording}
        isLast={false}
        close={ignore}
      />
    ) : null;
  });
}

/** A judging at its end, as large as it gets. */
const judgedFilm = {
  judged: 1,
  wrong: 1,
  all: 1,
  isDone: true,
  verdicts: new Map(),
  backs: new Map(),
  gaze: undefined,
  skip: ignore,
};

function ignore(): void {}
