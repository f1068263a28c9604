/** The board of Open Letters: fields, rack and word around one draft; doubts, the score sheet and the log beside it. */

import {
  Announcer,
  LiftedCopy,
  EventAnnouncer,
  useFocusKept,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo, useRef, useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import { Beside } from "./beside.tsx";
import styles from "./board.module.css";
import { describe, describeTry, worthTelling } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { DraftVoice } from "./draft-voice.tsx";
import { Grid } from "./grid.tsx";
import type { GridHandle } from "./grid.tsx";
import { beginningOf } from "./history.ts";
import { Tile } from "./tile.tsx";
import { TurnColumn } from "./turn-column.tsx";
import { useReadWords } from "./use-read-words.ts";
import { useTurn } from "./use-turn.ts";
import { WordOfMatch } from "./word-of-match.tsx";
import { useWords } from "./words.ts";

const NONE: readonly number[] = [];

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, players, heard, language } = props;
  const { task } = view;
  const isTold = task && props.canMove && view.sheet.length === 0;
  const words = useWords(language);
  const wording = useMemo<Wording>(
    () => ({ words, language, players }),
    [words, language, players],
  );
  const place = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [looked, setLooked] = useState<number>();
  const [opened] = useState(props.seq);
  const turn = useTurn(props, {
    toGrid: () => grid.current?.focus(),
    toPlay: () => playButton.current?.focus(),
  });
  const { desk, draft, worth, drag } = turn;
  useFocusKept(place, props.seq);

  const read = useReadWords(props, looked, opened);
  const { lying, fresh } = read;
  const told = useMemo(
    () => heard.map((one) => ({ ...one, events: worthTelling(one) })),
    [heard],
  );

  return (
    <Announcer key={beginningOf(heard)}>
      <EventAnnouncer
        heard={told}
        describe={(event) =>
          task
            ? describeTry(event, view, task, wording)
            : describe(event, wording)
        }
      />
      <DraftVoice says={turn.said(wording)} />
      <div ref={place} className={styles.board}>
        <div
          className={styles.table}
          data-board={view.board}
          data-told={isTold || undefined}
        >
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
              closing={worth?.fenced ?? NONE}
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
            {props.outcome && (
              <WordOfMatch
                board={view.board}
                heard={heard}
                task={task}
                wording={wording}
              />
            )}
            <TurnColumn
              board={props}
              wording={wording}
              turn={turn}
              playButton={playButton}
              isNews={props.seq > opened}
            />
            {/* A daily deal is told by its tries. */}
            {!task && (
              <Beside
                board={props}
                wording={wording}
                told={told}
                looked={looked === undefined ? undefined : read}
                look={setLooked}
              />
            )}
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
