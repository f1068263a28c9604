/** After the match: the word that brought most, in large tiles, and who read it; after a daily deal also the best of all. */

import { nameOf, SeatMark, useEntrance } from "@stolik/furniture";
import type { HeardEvents } from "@stolik/kernel";
import { useMemo, useRef } from "react";
import type { CSSProperties } from "react";
import type { BoardName } from "../content/boards.ts";
import type { Event, Task } from "../rules/position.ts";
import { shareOf } from "../rules/tries.ts";
import { bestWord, worthOf } from "./best-word.ts";
import type { Wording } from "./describe.ts";
import { Tile } from "./tile.tsx";
import styles from "./word-of-match.module.css";

export function WordOfMatch(props: {
  readonly board: BoardName;
  readonly heard: readonly HeardEvents<Event>[];
  /** Of a daily deal: nobody else has read anything. */
  readonly task?: Task | undefined;
  readonly wording: Wording;
}) {
  const { board, heard, task, wording } = props;
  const { words } = wording;
  const place = useRef<HTMLElement>(null);
  const entrance = useEntrance(place);
  const best = useMemo(() => bestWord(heard), [heard]);
  if (!best) return null;
  const letters = [...best.word];
  const title = words(task ? "deal.best" : "best.title");
  return (
    <section
      ref={place}
      className={styles.best}
      aria-label={title}
      data-entrance={entrance}
    >
      <h2 className={styles.title}>{title}</h2>
      <div
        className={styles.tiles}
        style={{ "--letters": letters.length } as CSSProperties}
        role="img"
        aria-label={best.word}
        lang="pl"
      >
        {letters.map((letter, index) => (
          <span
            key={index}
            className={styles.tile}
            style={{ animationDelay: `${index * 90}ms` }}
            data-best={letter}
          >
            <Tile board={board} letter={letter} />
          </span>
        ))}
      </div>
      <p className={styles.by}>
        {task ? (
          words("deal.share", { percent: shareOf(worthOf(best), task) })
        ) : (
          <>
            <SeatMark seat={best.seat} /> {nameOf(best.seat, wording)}
          </>
        )}
        <b className={styles.points}>
          {words("points", { points: worthOf(best) })}
        </b>
      </p>
      {task?.record && (
        <p className={styles.record} data-record>
          {words("deal.record", {
            word: task.record.word,
            points: task.record.total,
            percent: shareOf(task.record.total, task),
          })}
        </p>
      )}
    </section>
  );
}
