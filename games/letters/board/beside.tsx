/** Beside the turn of a match: who has what, a word looked at closely, the score sheet and the log. */

import { linesOf, LogStrip } from "@stolik/furniture";
import type { BoardProps, HeardEvents } from "@stolik/kernel";
import { useMemo } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { describe } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { Details } from "./details.tsx";
import { Seats } from "./seats.tsx";
import { Sheet } from "./sheet.tsx";
import type { useReadWords } from "./use-read-words.ts";

export function Beside(props: {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  /** What is worth telling of what was heard. */
  readonly told: readonly HeardEvents<Event>[];
  /** The word that somebody asked for; undefined: nobody did. */
  readonly looked: ReturnType<typeof useReadWords> | undefined;
  look(word: number | undefined): void;
}) {
  const { board, wording, told } = props;
  const { view, seat } = board;
  const { words } = wording;
  const { shown, shownRow } = props.looked ?? {};
  const lines = useMemo(
    () => linesOf(told, (event) => ({ text: describe(event, wording) })),
    [told, wording],
  );
  return (
    <>
      <div className={styles.across}>
        <Seats view={view} own={seat} wording={wording} />
      </div>
      {shown && shownRow?.type === "word" && (
        <Details
          board={view.board}
          checking={view.checking}
          row={shownRow}
          event={shown.event}
          wording={wording}
          close={() => props.look(undefined)}
        />
      )}
      <Sheet view={view} wording={wording} open={props.look} />
      <LogStrip
        title={words("log.title")}
        lines={lines}
        short={5}
        moreLabel={words("log.all", { lines: lines.length })}
        fewerLabel={words("log.fewer")}
      />
    </>
  );
}
