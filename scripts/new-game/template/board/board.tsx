/** The board of Sample: the other's hand, the card that waits, one's own hand and the log. */

import {
  LogStrip,
  linesOf,
  nameOf,
  EventAnnouncer,
  SeatMark,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { describe } from "./describe.ts";
import { OwnHand } from "./own-hand.tsx";
import { PlayingCard } from "./playing-card.tsx";
import { useWords } from "./words.ts";
import type { Wording } from "./words.ts";

type Props = BoardProps<View, Move, Event>;

const SHORT_LOG = 6;

export function Board(props: Props) {
  const { view, seat, players, heard, language } = props;
  const words = useWords(language);
  const wording = useMemo<Wording>(
    () => ({ words, language, players }),
    [words, language, players],
  );
  const lines = linesOf(heard, (event) => ({ text: describe(event, wording) }));
  return (
    <div className={styles.board}>
      <EventAnnouncer
        heard={heard}
        describe={(event) => describe(event, wording)}
      />
      <div className={styles.table}>
        <section className={styles.main} aria-label={words("table.label")}>
          {view.hands.map(
            (hand, owner) =>
              owner !== seat && (
                <div key={owner} className={styles.seat}>
                  <p className={styles.about}>
                    <SeatMark seat={owner} />
                    {words("table.others", {
                      name: nameOf(owner, wording),
                      cards: hand.length,
                      tricks: view.tricks[owner] ?? 0,
                    })}
                  </p>
                  <div className={styles.cards} aria-hidden>
                    {hand.map((card, index) => (
                      <PlayingCard key={index} card={card} />
                    ))}
                  </div>
                </div>
              ),
          )}
          <Middle view={view} words={words} />
          <p className={styles.prompt} data-mine={props.canMove}>
            {promptText(props, wording)}
          </p>
          {seat !== null && (
            <div className={styles.seat}>
              <OwnHand
                hand={view.hands[seat] ?? []}
                canMove={props.canMove}
                words={words}
                onLay={(card) => props.play({ type: "lay", card })}
              />
              <p className={styles.about}>
                <SeatMark seat={seat} />
                {words("table.mine", { tricks: view.tricks[seat] ?? 0 })}
              </p>
            </div>
          )}
        </section>
        <LogStrip
          title={words("log.title")}
          lines={lines}
          short={SHORT_LOG}
          moreLabel={words("log.all", { lines: lines.length })}
          fewerLabel={words("log.fewer")}
        />
      </div>
    </div>
  );
}

/** The card that waits for an answer, and how many lie aside. */
function Middle(props: {
  readonly view: View;
  readonly words: Wording["words"];
}) {
  const { view, words } = props;
  const { lead } = view;
  return (
    <div className={styles.middle}>
      {lead === undefined ? (
        <p className={styles.about}>{words("table.empty")}</p>
      ) : (
        <div role="img" aria-label={words("table.card", { card: lead })}>
          <PlayingCard card={lead} />
        </div>
      )}
      <p className={styles.about}>
        {words("table.aside", { cards: view.aside.length })}
      </p>
    </div>
  );
}

function promptText(props: Props, wording: Wording): string {
  const { view, outcome, canMove } = props;
  const { words } = wording;
  if (outcome) return words("prompt.over");
  if (!canMove)
    return words("prompt.watch", { name: nameOf(view.turn, wording) });
  return view.lead === undefined
    ? words("prompt.lead")
    : words("prompt.answer", { card: view.lead });
}
