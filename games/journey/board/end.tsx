/** After the match: how far everyone came, over how many fields, by how many places and cards. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { HeardEvents, Outcome } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./end.module.css";
import { trackStory } from "./stories.ts";

interface Tally {
  readonly fields: number;
  readonly places: number;
  readonly cards: number;
}

export function End(props: {
  readonly outcome: Outcome;
  readonly heard: readonly HeardEvents<Event>[];
  readonly wording: Wording;
}) {
  const { outcome, wording } = props;
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
            const tally = tallyOf(props.heard, seat);
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
    </section>
  );
}

function tallyOf(heard: readonly HeardEvents<Event>[], seat: number): Tally {
  let [fields, places, cards] = [0, 0, 0];
  for (const { events } of heard)
    for (const event of events) {
      if (!("seat" in event) || event.seat !== seat) continue;
      if (event.type === "moved") {
        fields += event.path.length - 1;
        if (event.by === "train") cards += 1;
      }
      if (event.type === "collected") places += 1;
      if (event.type === "advanced" || event.type === "stopped") cards += 1;
      if (event.type === "raised") cards += 1;
    }
  return { fields, places, cards };
}
