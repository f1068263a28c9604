/** After the match: how far everyone came, over how many fields, by how many places and cards; and the winner's journey as a poster. */

import { nameOf, SeatMark, useEntrance } from "@stolik/furniture";
import type { Outcome } from "@stolik/kernel";
import { useRef } from "react";
import { isDailyDeal } from "./deal.ts";
import { DealEnd } from "./deal-end.tsx";
import type { Wording } from "./describe.ts";
import styles from "./end.module.css";
import type { Shown } from "./shown.ts";
import { Souvenir } from "./souvenir.tsx";
import { trackStory } from "./stories.ts";
import { tallyOf } from "./tally.ts";

interface Props {
  readonly shown: Pick<Shown, "view" | "heard">;
  readonly outcome: Outcome;
  readonly wording: Wording;
}

export function End(props: Props) {
  const { shown, wording } = props;
  return isDailyDeal(shown.view) ? (
    <DealEnd shown={shown} words={wording.words} />
  ) : (
    <MatchEnd {...props} />
  );
}

function MatchEnd(props: Props) {
  const { outcome, wording } = props;
  const poster = useRef<HTMLElement>(null);
  const entrance = useEntrance(poster);
  const { view, heard } = props.shown;
  const { words, language } = wording;
  const order = [...outcome.scores.keys()].toSorted(
    (one, other) => (outcome.scores[other] ?? 0) - (outcome.scores[one] ?? 0),
  );
  return (
    <section className={styles.end} aria-label={words("end.title")}>
      <h2 className={styles.title}>{words("end.title")}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words("end.who")}</th>
            <th scope="col">{words("end.reached")}</th>
            <th scope="col">{words("end.fields")}</th>
            <th scope="col">{words("end.places")}</th>
            <th scope="col">{words("end.cards")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const story = trackStory(outcome.scores[seat] ?? 0, language);
            const tally = tallyOf(heard, seat);
            return (
              <tr key={seat} data-winner={outcome.winners.includes(seat)}>
                <th scope="row">
                  <SeatMark seat={seat} /> {nameOf(seat, wording)}
                </th>
                <td>{story.date ?? story.title}</td>
                <td>{tally.fields}</td>
                <td>{tally.places}</td>
                <td>{tally.cards}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{words("end.routes")}</p>
      <figure
        ref={poster}
        className={styles.wall}
        aria-label={words("end.poster")}
        data-entrance={entrance}
      >
        <div className={styles.poster}>
          <Souvenir
            view={view}
            outcome={outcome}
            heard={heard}
            language={language}
          />
        </div>
      </figure>
    </section>
  );
}
