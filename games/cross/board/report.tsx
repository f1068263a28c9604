/** Reports that something on a card is wrong. */

import { useId, useState } from "react";
import type { Card } from "../rules/position.ts";
import styles from "./turned-card.module.css";
import type { Words } from "./words.ts";

export type Report = (card: string, words: string) => void;

/** What a report may say at most. */
const MOST = 500;

export function ReportCard(props: {
  readonly card: Card;
  readonly name: string;
  readonly words: Words;
  readonly report: Report;
}) {
  const { card, words } = props;
  const [state, setState] = useState<"closed" | "open" | "sent">("closed");
  const [text, setText] = useState("");
  const field = useId();
  if (state === "sent")
    return (
      <p className={styles.thanks} role="status">
        {words("report.thanks")}
      </p>
    );
  if (state === "closed")
    return (
      <button
        type="button"
        className={styles.report}
        data-report={card}
        onClick={() => setState("open")}
      >
        {words("report.open", { card: props.name })}
      </button>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        props.report(card, text.trim());
        setState("sent");
      }}
    >
      <label htmlFor={field}>
        {words("report.label", { card: props.name })}
      </label>
      <textarea
        id={field}
        rows={2}
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={styles.send}>
        {words("report.send")}
      </button>
    </form>
  );
}
