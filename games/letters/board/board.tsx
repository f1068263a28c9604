/** The board of Open Letters: fields, rack and word around one draft; doubts, the score sheet and the log beside it. */

import {
  Announcer,
  LiftedCopy,
  linesOf,
  LogStrip,
  Reader,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo, useRef, useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import { Actions } from "./actions.tsx";
import styles from "./board.module.css";
import { describe, worthTelling } from "./describe.ts";
import type { Telling } from "./describe.ts";
import { Details } from "./details.tsx";
import { DictionaryAnswer } from "./dictionary-answer.tsx";
import { Doubt } from "./doubt.tsx";
import { DraftVoice } from "./draft-voice.tsx";
import { Grid } from "./grid.tsx";
import type { GridHandle } from "./grid.tsx";
import { beginningOf, readWords } from "./history.ts";
import { Prompt } from "./prompt.tsx";
import { Rack } from "./rack.tsx";
import { Review } from "./review.tsx";
import { Seats } from "./seats.tsx";
import { Sheet } from "./sheet.tsx";
import { Tile } from "./tile.tsx";
import { useTurn } from "./use-turn.ts";
import { WordPanel } from "./word-panel.tsx";
import { useWords } from "./words.ts";

const NONE: readonly number[] = [];

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, players, heard, language, outcome } = props;
  const words = useWords(language);
  const telling = useMemo<Telling>(
    () => ({ words, language, players }),
    [words, language, players],
  );
  const grid = useRef<GridHandle>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [looked, setLooked] = useState<number>();
  const [opened] = useState(props.seq);
  const turn = useTurn(props, {
    toGrid: () => grid.current?.focus(),
    toPlay: () => playButton.current?.focus(),
  });
  const { desk, draft, worth, drag } = turn;

  const read = useMemo(() => readWords(heard), [heard]);
  const rows = view.sheet.filter((row) => row.type === "word");
  const shownWord = looked === undefined ? read.length - 1 : looked;
  const shownRow = rows[shownWord];
  const shown = read[shownWord];
  const isLying =
    shown !== undefined &&
    shownRow?.status !== "refused" &&
    shown.event.fields.every((field) => view.tiles[field] !== "");
  const newest = read.at(-1);
  const fresh =
    newest && newest.seq > opened && newest.event.seat !== seat
      ? newest.event.laid.map(({ field }) => field)
      : [];
  const told = useMemo(
    () => heard.map((one) => ({ ...one, events: worthTelling(one) })),
    [heard],
  );
  const lines = useMemo(
    () => linesOf(told, (event) => ({ text: describe(event, telling) })),
    [told, telling],
  );

  return (
    <Announcer key={beginningOf(heard)}>
      <Reader heard={told} describe={(event) => describe(event, telling)} />
      <DraftVoice says={turn.said(telling)} />
      <div className={styles.board}>
        <div className={styles.table} data-board={view.board}>
          <div className={styles.grid}>
            <Grid
              handle={grid}
              desk={desk}
              draft={draft}
              telling={telling}
              shown={
                draft.word.length > 0
                  ? draft.word
                  : isLying && draft.placed.length === 0
                    ? shown.event.fields
                    : NONE
              }
              closing={worth?.fenced ?? []}
              lit={turn.lit}
              aimed={
                drag.lifted?.target?.type === "field"
                  ? drag.lifted.target.field
                  : undefined
              }
              chosen={turn.chosen}
              fresh={fresh}
              drag={drag}
              tap={turn.tap}
              type={turn.typeOnField}
              erase={turn.erase}
              cancel={turn.cancel}
            />
          </div>
          <div className={styles.side}>
            <div className={styles.turn}>
              <Prompt
                board={props}
                telling={telling}
                mode={turn.mode}
                chosen={
                  turn.chosen === undefined ? undefined : desk.rack[turn.chosen]
                }
                isTyped={draft.placed.some(({ isByHand }) => !isByHand)}
              />
              <Doubt
                view={view}
                seat={seat}
                telling={telling}
                canMove={props.canMove}
                send={turn.send}
              />
              <DictionaryAnswer
                view={view}
                telling={telling}
                isNews={props.seq > opened}
              />
              {worth && turn.mode === "word" && (
                <WordPanel
                  desk={desk}
                  draft={draft}
                  worth={worth}
                  telling={telling}
                  canUndo={turn.canUndo}
                  isJustTyped={turn.isJustTyped}
                  refusal={turn.refusal}
                  playButton={playButton}
                  type={turn.type}
                  read={turn.read}
                  confirm={turn.confirm}
                  undo={turn.undo}
                  clear={turn.cancel}
                />
              )}
              {seat !== null && !(outcome && desk.rack.length === 0) && (
                <Rack
                  desk={desk}
                  draft={draft}
                  telling={telling}
                  canChoose={turn.isMine}
                  chosen={turn.chosen}
                  given={turn.mode === "exchange" ? turn.given : undefined}
                  drag={drag}
                  choose={turn.choose}
                />
              )}
              {turn.isMine && (
                <Actions
                  desk={desk}
                  mode={turn.mode}
                  given={turn.given}
                  words={words}
                  setMode={turn.setMode}
                  exchange={turn.exchange}
                  pass={() => turn.send({ type: "pass" })}
                />
              )}
            </div>
            <div className={styles.across}>
              <Seats view={view} own={seat} telling={telling} />
            </div>
            {outcome && props.review && (
              <Review board={props} telling={telling} review={props.review} />
            )}
            {looked !== undefined && shown && shownRow?.type === "word" && (
              <Details
                board={view.board}
                checking={view.checking}
                row={shownRow}
                event={shown.event}
                telling={telling}
                close={() => setLooked(undefined)}
              />
            )}
            <Sheet view={view} telling={telling} open={setLooked} />
            <LogStrip
              title={words("log.title")}
              lines={lines}
              short={5}
              moreLabel={words("log.all", { lines: lines.length })}
              fewerLabel={words("log.fewer")}
            />
          </div>
        </div>
        {drag.lifted && (
          <LiftedCopy lifted={drag.lifted} isAimed={false}>
            <Tile
              board={view.board}
              letter={desk.rack[drag.lifted.item] ?? ""}
              look="tried"
            />
          </LiftedCopy>
        )}
      </div>
    </Announcer>
  );
}
