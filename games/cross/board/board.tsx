/** The board of Europe Crosswise: the cross, the deck and the players around one question, what is turned over, the log. */

import {
  Announcer,
  LiftedCopy,
  EventAnnouncer,
  useDrag,
  useFinale,
  useMapsSoon,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useRef, useState } from "react";
import type { Card, Event, Move, Slot, View } from "../rules/position.ts";
import styles from "./board.module.css";
import type { CrossHandle } from "./cross.tsx";
import { describe } from "./describe.ts";
import { CardFlights, PrizeFlights } from "./flights.tsx";
import { Middle } from "./middle.tsx";
import { askText } from "./prompt.ts";
import { CardFront } from "./place-card.tsx";
import { Side } from "./side.tsx";
import { slotFrom } from "./stations.ts";
import { useTable } from "./use-table.ts";

export function Board(props: BoardProps<View, Move, Event>) {
  const { seat, heard, language } = props;
  const table = useTable(props);
  const { wording, turnedOver, film } = table;
  // The last stop is judged before it is told who has won.
  useFinale(props.outcome !== undefined && !turnedOver.turned);
  useMapsSoon();
  const surface = useRef<HTMLDivElement>(null);
  const cross = useRef<CrossHandle>(null);
  const [looked, setLooked] = useState<Card>();
  const drag = useDrag<Card, Slot>({
    targetOf: slotFrom,
    onDrop: (_card, target) => target && cross.current?.drop(target),
  });

  /** What was pressed is gone: the keyboard goes on from what to do next. */
  function focusActions(): void {
    surface.current
      ?.querySelector<HTMLElement>("[data-actions]")
      ?.focus({ preventScroll: true });
  }
  function close(): void {
    turnedOver.close();
    focusActions();
  }
  function send(move: Move): void {
    setLooked(undefined);
    focusActions();
    props.play(move);
  }

  /** What happened; the newest card is told as what it claims, and what one is asked about it. */
  function say(event: Event): string {
    const isNewest = event === heard.at(-1)?.events.at(-1);
    return isNewest && event.type === "laid" && table.asking
      ? askText(props.view, seat, table.canAct, wording)
      : describe(event, wording, true);
  }

  return (
    <Announcer>
      <EventAnnouncer heard={heard} describe={say} />
      <div ref={surface} className={styles.board}>
        <div className={styles.table}>
          <Middle
            table={table}
            cross={cross}
            drag={drag}
            send={send}
            look={setLooked}
          />
          <Side
            table={table}
            looked={looked}
            close={close}
            closeLooked={() => setLooked(undefined)}
          />
        </div>
        <CardFlights
          heard={heard}
          board={surface}
          own={seat}
          language={language}
        />
        <PrizeFlights
          paid={film?.isDone ? table.judged : undefined}
          seq={turnedOver.turned?.seq ?? -1}
          board={surface}
        />
        {drag.lifted && (
          <LiftedCopy
            lifted={drag.lifted}
            isAimed={drag.lifted.target !== undefined}
          >
            <CardFront card={drag.lifted.item} language={language} />
          </LiftedCopy>
        )}
      </div>
    </Announcer>
  );
}
