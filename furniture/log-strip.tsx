/** The log as a narrow printed strip, newest first. */

import type { HeardEvents } from "@stolik/kernel";
import { memo, useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import styles from "./log-strip.module.css";

export interface LogLine {
  readonly key: string;
  readonly text: ReactNode;
  /** Set where the line opens something, such as the check it tells of. */
  readonly onOpen?: (() => void) | undefined;
}

/** A line for every event, in the order it was heard; put into words only when it shows, because most of a long match never does. */
export function linesOf<Event>(
  heard: readonly HeardEvents<Event>[],
  tell: (event: Event, seq: number) => Omit<LogLine, "key">,
): LogLine[] {
  return heard.flatMap(({ seq, events }) =>
    events.map((event, index) => ({
      key: `${seq}-${index}`,
      get text() {
        return tell(event, seq).text;
      },
      get onOpen() {
        return tell(event, seq).onOpen;
      },
    })),
  );
}

/** More lines than a window shows: what a tap brings at once; the others follow. */
const WINDOWFUL = 40;

export const LogStrip = memo(function LogStrip(props: {
  readonly title: string;
  /** Oldest first, as they were heard. */
  readonly lines: readonly LogLine[];
  /** How many show at first; the strip grows in the page and never scrolls by itself. */
  readonly short: number;
  readonly moreLabel: string;
  readonly fewerLabel: string;
}) {
  const [isLong, setLong] = useState(false);
  const isWhole = useDeferredValue(isLong);
  const long = isWhole ? props.lines.length : WINDOWFUL;
  const newestFirst = props.lines.toReversed();
  const shown = newestFirst.slice(0, isLong ? long : props.short);
  return (
    <section className={styles.strip} aria-label={props.title}>
      <h2 className={styles.title}>{props.title}</h2>
      <ol className={styles.lines}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ol>
      {props.lines.length > props.short && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isLong}
          onClick={() => setLong(!isLong)}
        >
          {isLong ? props.fewerLabel : props.moreLabel}
        </button>
      )}
    </section>
  );
});

/** The same line says the same. */
const Line = memo(function Line({ line }: { readonly line: LogLine }) {
  const { text, onOpen } = line;
  return (
    <li className={styles.line}>
      {onOpen ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  );
});
