/** A review to read: how far it has come, the decisions that mattered most, then all of them by seat. */

import { SeatMark } from "@stolik/furniture";
import type { Player, Seat } from "@stolik/kernel";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { useWords } from "../words.ts";
import { DecisionList, isChosen } from "./decision-list.tsx";
import type { DecisionProps } from "./decision-list.tsx";
import { seatsInOrder, weightiest } from "./decisions.ts";
import styles from "./review-text.module.css";
import type { Review } from "./use-review.ts";

interface Props extends DecisionProps {
  readonly review: Review;
  readonly players: readonly Player[];
  readonly own: Seat | undefined;
  /** The last position of the match. */
  readonly last: number;
  /** How whoever reads did on the whole. */
  readonly summary?: string | undefined;
}

export function ReviewText({
  review,
  players,
  own,
  last,
  say,
  summary,
}: Props) {
  const t = useWords();
  const { decisions, now } = review;
  const isDone = now.stage === "done";
  const [list, setList] = useState<"top" | "seat">("top");
  const choosing = (from: typeof list): typeof review => ({
    ...review,
    choose(decision) {
      setList(from);
      review.choose(decision);
    },
  });
  const top = weightiest(
    own === undefined
      ? decisions
      : decisions.filter(({ seat }) => seat === own),
  );
  // Offered once: where it was chosen.
  const isAdvisedInTop =
    isDone &&
    list === "top" &&
    top.some((decision) => isChosen(decision, review));
  return (
    <div className={styles.text}>
      <Progress review={review} own={own} last={last} summary={summary} />
      {isDone && top.length > 0 && (
        <section>
          <h3 className={styles.title}>
            {own === undefined ? t("review.top") : t("review.ownTop")}
          </h3>
          <DecisionList
            decisions={top}
            isMixed={own === undefined}
            hasAdvice={isAdvisedInTop}
            review={choosing("top")}
            say={say}
          />
        </section>
      )}
      {seatsInOrder(players.length, own).map((seat) => {
        const made = decisions.filter((decision) => decision.seat === seat);
        return (
          made.length > 0 && (
            <details key={seat} open={own === undefined || seat === own}>
              <summary className={styles.seat}>
                <SeatMark seat={seat} />
                <span>{players[seat]?.name}</span>
                <span className={styles.count}>{made.length}</span>
              </summary>
              <DecisionList
                decisions={made}
                hasAdvice={!isAdvisedInTop}
                review={choosing("seat")}
                say={say}
              />
            </details>
          )
        );
      })}
      {isDone && decisions.length > 0 && (
        <Button look="quiet" onPress={() => window.print()}>
          {t("review.print")}
        </Button>
      )}
    </div>
  );
}

/** Said aloud when it begins and when it has ended, not in between. */
function Progress({
  review,
  own,
  last,
  summary,
}: Pick<Props, "review" | "own" | "last" | "summary">) {
  const t = useWords();
  const { now, decisions } = review;
  const mine = decisions.filter(({ seat }) => seat === own).length;
  const done = useDone(own === undefined ? undefined : mine, decisions.length);
  const said = {
    idle: "",
    running: t("review.running"),
    failed: t("review.failed"),
    done: [summary, ...done].filter(Boolean).join(" "),
  }[now.stage];
  return (
    <div className={styles.progress}>
      <p role="status">{said}</p>
      {now.stage === "running" && (
        <progress
          className={styles.bar}
          aria-label={t("review.progress")}
          max={last}
          value={now.at}
        />
      )}
      {now.stage === "failed" && (
        <Button onPress={review.retry}>{t("review.retry")}</Button>
      )}
    </div>
  );
}

/** What there is to look at: first in one's own turns, where somebody reads who has played. */
function useDone(own: number | undefined, all: number): readonly string[] {
  const t = useWords();
  if (all === 0) return [t("review.nothing")];
  if (own === undefined) return [t("review.done", { count: all })];
  const others = all - own;
  return [
    own > 0 ? t("review.ownDone", { count: own }) : t("review.ownNothing"),
    ...(others > 0 ? [t("review.others", { others })] : []),
  ];
}
