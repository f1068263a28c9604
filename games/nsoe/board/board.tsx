/** The board of Nord Sud Ovest Est: grid, hands, piles, check and log around one choice, and the map at the end. */

import {
  Announcer,
  LiftedCopy,
  EventAnnouncer,
  useMapsSoon,
  useWidth,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo, useRef } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { CardFront } from "./city-card.tsx";
import { describe, isDailyDeal } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { CardFlights } from "./flights.tsx";
import { DESK } from "./geometry.ts";
import { OtherHands, OwnHand } from "./hands.tsx";
import { Middle } from "./middle.tsx";
import { drawText } from "./prompt.tsx";
import { whereText } from "./relation.ts";
import { Side } from "./side.tsx";
import { useChecks } from "./use-checks.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useTurn } from "./use-turn.ts";
import { useWords } from "./words.ts";

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, players, heard, language, outcome } = props;
  const words = useWords(language);
  const isDeal = isDailyDeal(view);
  const wording = useMemo<Wording>(
    () => ({ words, language, players, backs: view.backs, isDeal }),
    [words, language, players, view.backs, isDeal],
  );
  const surface = useRef<HTMLDivElement>(null);
  const isDesk = useWidth(surface, DESK) >= DESK;
  const checks = useChecks(props);
  useMapsSoon();
  const turn = useTurn(props, surface, checks.forget);
  const keptFocus = useKeptFocus(surface, turn.isDrawing);
  const { lifted } = turn.drag;

  /** What happened, and after the newest of it what is to be done now. */
  function say(event: Event): string {
    const isNewest = event === heard.at(-1)?.events.at(-1);
    const next = isNewest ? drawText(props, wording) : undefined;
    const where = event.type === "laid" && whereText(view, event, wording);
    return [describe(event, wording), where, next].filter(Boolean).join(" ");
  }

  return (
    <Announcer>
      <EventAnnouncer heard={heard} describe={say} />
      <div ref={surface} className={styles.board} tabIndex={-1} {...keptFocus}>
        <div
          className={styles.table}
          data-shape={shapeOf(view)}
          data-own={seat !== null}
          data-drawing={turn.isDrawing}
          data-checked={checks.open !== undefined}
        >
          <div className={styles.main}>
            <Middle
              board={props}
              wording={wording}
              turn={turn}
              check={checks.open}
              isDesk={isDesk}
            />
            <div className={styles.tray}>
              {seat !== null && (
                <OwnHand
                  hand={turn.hand}
                  seat={seat}
                  wording={wording}
                  canChoose={turn.canChoose}
                  chosen={turn.chosen}
                  drag={turn.drag}
                  choose={turn.choose}
                />
              )}
              {players.length > 1 && (
                <OtherHands
                  hands={view.hands}
                  own={seat}
                  turn={outcome ? undefined : view.turn}
                  players={players}
                  wording={wording}
                />
              )}
            </div>
          </div>
          <Side board={props} {...{ wording, turn, checks, isDesk }} />
        </div>
        <CardFlights
          heard={heard}
          board={surface}
          own={seat}
          language={language}
        />
        {lifted && (
          <LiftedCopy lifted={lifted} isAimed={lifted.target?.type === "cell"}>
            <CardFront city={lifted.item} language={language} />
          </LiftedCopy>
        )}
      </div>
    </Announcer>
  );
}

/** How much room the plate asks for: the style sheet keeps it within the window's height. */
function shapeOf({ columns }: View): "tight" | "standard" | "roomy" {
  if (columns < 15) return "tight";
  return columns > 15 ? "roomy" : "standard";
}
