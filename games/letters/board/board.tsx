/** The board of Open Letters: fields, rack and word around one draft; doubts, the score sheet and the log beside it. */

import {
  Announcer,
  LiftedCopy,
  linesOf,
  LogStrip,
  EventAnnouncer,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo, useRef, useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { describe, worthTelling } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { Details } from "./details.tsx";
import { DraftVoice } from "./draft-voice.tsx";
import { Grid } from "./grid.tsx";
import type { GridHandle } from "./grid.tsx";
import { beginningOf } from "./history.ts";
import { Review } from "./review.tsx";
import { Seats } from "./seats.tsx";
import { Sheet } from "./sheet.tsx";
import { Tile } from "./tile.tsx";
import { TurnColumn } from "./turn-column.tsx";
import { useReadWords } from "./use-read-words.ts";
import { useTurn } from "./use-turn.ts";
import { useWords } from "./words.ts";

const NONE: readonly number[] = [];

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, players, heard, language, outcome } = props;
  const words = useWords(language);
  const wording = useMemo<Wording>(
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

  const { shown, shownRow, lying, fresh } = useReadWords(props, looked, opened);
  const told = useMemo(
    () => heard.map((one) => ({ ...one, events: worthTelling(one) })),
    [heard],
  );
  const lines = useMemo(
    () => linesOf(told, (event) => ({ text: describe(event, wording) })),
    [told, wording],
  );

  return (
    <Announcer key={beginningOf(heard)}>
      <EventAnnouncer
        heard={told}
        describe={(event) => describe(event, wording)}
      />
      <DraftVoice says={turn.said(wording)} />
      <div className={styles.board}>
        <div className={styles.table} data-board={view.board}>
          <div className={styles.grid}>
            <Grid
              handle={grid}
              desk={desk}
              draft={draft}
              wording={wording}
              shown={
                draft.word.length > 0
                  ? draft.word
                  : ((draft.placed.length === 0 ? lying : undefined) ?? NONE)
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
            <TurnColumn
              board={props}
              wording={wording}
              turn={turn}
              playButton={playButton}
              isNews={props.seq > opened}
            />
            <div className={styles.across}>
              <Seats view={view} own={seat} wording={wording} />
            </div>
            {outcome && props.review && (
              <Review board={props} wording={wording} review={props.review} />
            )}
            {looked !== undefined && shown && shownRow?.type === "word" && (
              <Details
                board={view.board}
                checking={view.checking}
                row={shownRow}
                event={shown.event}
                wording={wording}
                close={() => setLooked(undefined)}
              />
            )}
            <Sheet view={view} wording={wording} open={setLooked} />
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
