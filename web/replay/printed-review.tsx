/** A review on paper: the result, the decisions that mattered most, then all of them by seat. */

import type { Player, Seat } from "@stolik/kernel";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import type { SaidDecision } from "./decision-words.ts";
import { seatsInOrder, weightiest } from "./decisions.ts";
import type { Decision } from "./decisions.ts";
import styles from "./printed-review.module.css";

interface Props {
  /** Who has won, and what everybody has. */
  readonly result: ReactNode;
  readonly decisions: readonly Decision[];
  readonly players: readonly Player[];
  readonly own: Seat | undefined;
  readonly say: (decision: Decision) => SaidDecision;
}

export function PrintedReview({ result, decisions, players, own, say }: Props) {
  const t = useWords();
  const isTop = ({ seat }: Decision) => own === undefined || seat === own;
  return (
    <article className={styles.page}>
      {result}
      <Printed
        title={own === undefined ? t("review.top") : t("review.ownTop")}
        decisions={weightiest(decisions.filter(isTop))}
        isMixed={own === undefined}
        say={say}
      />
      {seatsInOrder(players.length, own).map((seat) => (
        <Printed
          key={seat}
          title={players[seat]?.name ?? ""}
          decisions={decisions.filter((decision) => decision.seat === seat)}
          say={say}
        />
      ))}
    </article>
  );
}

function Printed({
  title,
  decisions,
  isMixed = false,
  say,
}: Pick<Props, "decisions" | "say"> & {
  readonly title: string;
  readonly isMixed?: boolean;
}) {
  if (decisions.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {decisions.map((decision) => {
          const { step, who, label, sentence } = say(decision);
          return (
            <li key={decision.name} className={styles.decision}>
              <b>{step}</b>
              {isMixed && ` · ${who}`} · {label}
              <br />
              {sentence}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
