/** The board of Europe Crosswise: the cross, the deck and the players around one question, what is turned over, the log. */

import {
  Announcer,
  LiftedCopy,
  LogStrip,
  Reader,
  useDrag,
  ViewSwitch,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo, useRef, useState } from "react";
import type { Back, Card, Event, Move, Slot, View } from "../rules/position.ts";
import { Actions, doubtsOf } from "./actions.tsx";
import { Arrival } from "./arrival.tsx";
import styles from "./board.module.css";
import { Check } from "./check.tsx";
import { Cross } from "./cross.tsx";
import type { CrossHandle } from "./cross.tsx";
import { Deck } from "./deck.tsx";
import { describe } from "./describe.ts";
import type { Telling } from "./describe.ts";
import { EndMap } from "./end-map.tsx";
import { CardFlights, PrizeFlights } from "./flights.tsx";
import { judgedCross, useFilm } from "./judging.ts";
import { JudgingNote } from "./judging-note.tsx";
import { logLines } from "./log.ts";
import { Looked } from "./looked.tsx";
import { CardFront } from "./place-card.tsx";
import { lastJudged, useReview } from "./review.ts";
import { Seats } from "./seats.tsx";
import { slotFrom } from "./stations.ts";
import type { Shown } from "./stations.ts";
import { degreesOn, peopleText, useWords, valueText } from "./words.ts";

const none: readonly Card[] = [];

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, players, heard, language, outcome, report } = props;
  const words = useWords(language);
  const { variant, stage } = view;
  const telling = useMemo<Telling>(
    () => ({ words, language, players, variant }),
    [words, language, players, variant],
  );
  const surface = useRef<HTMLDivElement>(null);
  const cross = useRef<CrossHandle>(null);
  const [looked, setLooked] = useState<Card>();
  const [shownAfter, setShownAfter] = useState<"map" | "cross">("map");
  const [isFine, setFine] = useState(false);

  const review = useReview(heard);
  const turned = review.turned?.event;
  const judged = turned?.type === "judged" ? turned : undefined;
  const film = useFilm(judged, review.turned?.seq);
  const last = outcome ? lastJudged(heard) : undefined;
  const final = useFilm(judged ? undefined : last, -1, true);
  const seen = film ?? final;

  const canAct = props.canMove && !turned;
  const canLay = canAct && stage.type === "lay";
  const asks = useMemo(
    () => (canAct ? doubtsOf(view, seat) : none),
    [canAct, view, seat],
  );
  const shown = useMemo<Shown>(
    () =>
      judged
        ? { variant, start: judged.start.card, arms: judgedCross(judged) }
        : { variant, start: view.start, arms: view.arms },
    [judged, variant, view.start, view.arms],
  );
  const asking = stage.type === "ask" && !judged ? stage : undefined;
  const fresh = asking && view.arms[asking.arm][asking.index];
  const tokens = useMemo(
    () =>
      judged && film && !film.isDone
        ? view.tokens.map((held, index) => held - (judged.gains[index] ?? 0))
        : view.tokens,
    [judged, film, view.tokens],
  );

  /** What was pressed is gone: the keyboard goes on from what to do next. */
  function settle(): void {
    surface.current
      ?.querySelector<HTMLElement>("[data-actions]")
      ?.focus({ preventScroll: true });
  }
  function close(): void {
    review.close();
    settle();
  }
  function send(move: Move): void {
    setLooked(undefined);
    settle();
    props.play(move);
  }
  function lay(slot: Slot): void {
    if (canLay) send({ type: "lay", arm: slot.arm, index: slot.index });
  }
  const drag = useDrag<Card, Slot>({
    targetOf: slotFrom,
    onDrop: (_card, target) => target && cross.current?.drop(target),
  });
  function backOf(card: Card): Back | undefined {
    return seen?.backs.get(card) ?? view.backs[card] ?? undefined;
  }
  function numbers(card: Card, slot: Slot | undefined): readonly string[] {
    const back = backOf(card);
    if (!back) return [];
    if (slot) return [valueText(variant, slot.arm, back, telling)];
    if (variant === "people") return [peopleText(back, language)];
    return [
      degreesOn("latitude", back, words),
      degreesOn("longitude", back, words),
    ];
  }
  const lookedAt = looked && !turned ? backOf(looked) : undefined;
  const showsMap = last !== undefined && !turned && shownAfter === "map";
  // What a stop found is not told before the cards are turned.
  const told =
    film && !film.isDone
      ? heard.filter(({ seq }) => seq < (review.turned?.seq ?? 0))
      : heard;
  const canRecall = view.openBook || outcome !== undefined;

  return (
    <Announcer>
      <Reader
        heard={heard}
        describe={(event) => describe(event, telling, true)}
      />
      <div ref={surface} className={styles.board}>
        <div className={styles.table}>
          <div className={styles.main}>
            <div className={styles.cross}>
              {last && !turned && (
                <ViewSwitch
                  title={words("end.title")}
                  labels={{
                    map: words("end.show-map"),
                    cross: words("end.show-cross"),
                  }}
                  shown={shownAfter}
                  show={setShownAfter}
                />
              )}
              {showsMap ? (
                <EndMap event={last} telling={telling} report={report} />
              ) : (
                <Cross
                  handle={cross}
                  shown={shown}
                  telling={telling}
                  stage={`${stage.type} ${view.deck.length} ${review.turned?.seq} ${film?.judged}`}
                  gaze={film ? film.gaze : asking}
                  canLay={canLay}
                  aimed={drag.lifted?.target}
                  asks={asks}
                  fresh={fresh}
                  {...(seen ? { verdicts: seen.verdicts } : {})}
                  numbers={numbers}
                  lay={lay}
                  doubt={(neighbour) => send({ type: "doubt", neighbour })}
                  look={setLooked}
                  onFine={setFine}
                />
              )}
            </div>
            {!outcome && (
              <div className={styles.tray}>
                <Deck
                  view={view}
                  telling={telling}
                  canLay={canLay}
                  drag={drag}
                  take={(byKeys) => byKeys && cross.current?.focus()}
                />
                <Actions
                  board={props}
                  telling={telling}
                  canAct={canAct}
                  turned={turned?.type}
                  isFine={isFine}
                  send={send}
                />
              </div>
            )}
          </div>
          <div className={styles.side}>
            <div className={styles.seats}>
              <Seats
                view={view}
                players={players}
                own={seat}
                tokens={tokens}
                winners={turned ? undefined : outcome?.winners}
                telling={telling}
              />
            </div>
            {turned && (
              <Arrival key={review.turned?.seq} className={styles.turned}>
                {turned.type === "checked" ? (
                  <Check
                    check={turned}
                    telling={telling}
                    report={report}
                    close={close}
                  />
                ) : (
                  film && (
                    <JudgingNote
                      event={turned}
                      film={film}
                      telling={telling}
                      isLast={outcome !== undefined}
                      close={close}
                    />
                  )
                )}
              </Arrival>
            )}
            {looked && lookedAt && (
              <div className={styles.turned}>
                <Looked
                  card={looked}
                  back={lookedAt}
                  telling={telling}
                  report={report}
                  close={() => setLooked(undefined)}
                />
              </div>
            )}
            <div className={styles.log}>
              <LogStrip
                title={words("log.title")}
                lines={logLines(
                  told,
                  telling,
                  canRecall ? review.recall : undefined,
                )}
                short={turned ? 4 : 8}
                moreLabel={words("log.all")}
                fewerLabel={words("log.fewer")}
              />
            </div>
          </div>
        </div>
        <CardFlights
          heard={heard}
          board={surface}
          own={seat}
          language={language}
        />
        <PrizeFlights
          paid={film?.isDone ? judged : undefined}
          seq={review.turned?.seq ?? -1}
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
