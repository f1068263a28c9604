/** What one's own move came to: it stays on the table until it is closed or one must act. */

import { useState } from "react";
import type { ReactNode } from "react";
import { CloseButton } from "./close-button.tsx";
import styles from "./own-result.module.css";
import { useHold } from "./pacing.tsx";
import { useInSight } from "./use-in-sight.ts";

export interface OwnResultState {
  readonly isOpen: boolean;
  readonly isClosed: boolean;
  close(): void;
}

/** `seq`: the move whose result is on the table; `at`: the position that is shown. */
export function useOwnResult(
  seq: number | undefined,
  at: number,
): OwnResultState {
  // What happened before the board was opened is read in the log.
  const [opened] = useState(at);
  const [closed, setClosed] = useState<number>();
  const isClosed = seq !== undefined && seq === closed;
  const isOpen = seq !== undefined && seq > opened && !isClosed;
  useHold(isOpen ? "turn" : undefined);
  return { isOpen, isClosed, close: () => setClosed(seq) };
}

export function OwnResult(props: {
  readonly title: string;
  readonly closeLabel: string;
  /** The move whose result it is. */
  readonly seq: number;
  readonly sentences: readonly string[];
  readonly children?: ReactNode;
  close(): void;
}) {
  const place = useInSight(props.seq);
  return (
    <section
      ref={place}
      className={styles.result}
      aria-label={props.title}
      data-own-result
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{props.title}</h2>
        <CloseButton
          className={styles.close}
          label={props.closeLabel}
          close={props.close}
        />
      </header>
      {props.sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      {props.children}
    </section>
  );
}
