/** The score sheet: every turn a line, every word with its points and bonus; a word opens its details. */

import { LogStrip, nameOf, SeatMark, VoiceOnly } from "@stolik/furniture";
import type { LogLine } from "@stolik/furniture";
import type { ReactNode } from "react";
import type { Row, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./sheet.module.css";

export function Sheet(props: {
  readonly view: View;
  readonly wording: Wording;
  /** The how-manieth word is to be looked at. */
  open(word: number): void;
}) {
  const { view, wording } = props;
  const { words } = wording;
  const lines = view.sheet.map((row, index): LogLine => ({
    key: String(index),
    text: <Line row={row} wording={wording} />,
    onOpen:
      row.type === "word"
        ? () => props.open(view.sheet.slice(0, index).filter(isWord).length)
        : undefined,
  }));
  if (lines.length === 0) return null;
  return (
    <LogStrip
      title={words("sheet.title")}
      lines={lines}
      short={6}
      moreLabel={words("sheet.all", { lines: lines.length })}
      fewerLabel={words("sheet.fewer")}
    />
  );
}

function isWord({ type }: Row): boolean {
  return type === "word";
}

function Line({
  row,
  wording,
}: {
  readonly row: Row;
  readonly wording: Wording;
}): ReactNode {
  const { words } = wording;
  const name = (
    <span className={styles.seat}>
      <SeatMark seat={row.seat} />
      <VoiceOnly>{nameOf(row.seat, wording)}</VoiceOnly>
    </span>
  );
  if (row.type !== "word")
    return (
      <span className={styles.line}>
        {name}
        <em>
          {row.type === "pass"
            ? words("sheet.pass")
            : words("sheet.exchange", { count: row.count })}
        </em>
      </span>
    );
  return (
    <span className={styles.line} data-status={row.status}>
      {name}
      <span className={styles.word} lang="pl">
        {row.word}
        {row.status === "open" && "?"}
      </span>
      {row.status === "refused" ? (
        <span>{words("sheet.refused")}</span>
      ) : (
        <span className={styles.sum}>
          {row.bonus > 0 && (
            <>
              {row.points} + <b>{row.bonus}</b> ={" "}
            </>
          )}
          {row.points + row.bonus}
        </span>
      )}
    </span>
  );
}
