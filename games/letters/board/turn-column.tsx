/** The turn beside the board: what to do, a doubt, the word as it grows, the rack, and the other things one may do. */

import type { BoardProps } from "@stolik/kernel";
import type { RefObject } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import { Actions } from "./actions.tsx";
import { Advice } from "./advice.tsx";
import styles from "./board.module.css";
import type { Wording } from "./describe.ts";
import { DictionaryAnswer } from "./dictionary-answer.tsx";
import { isEmptyDraft } from "./draft.ts";
import { Doubt } from "./doubt.tsx";
import { TurnResult } from "./turn-result.tsx";
import { useResult } from "./use-result.ts";
import { Prompt } from "./prompt.tsx";
import { Rack } from "./rack.tsx";
import { Tries } from "./tries.tsx";
import type { useTurn } from "./use-turn.ts";
import { WordPanel } from "./word-panel.tsx";

export function TurnColumn(props: {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly turn: ReturnType<typeof useTurn>;
  readonly playButton: RefObject<HTMLButtonElement | null>;
  /** Whether something has happened since the board was opened. */
  readonly isNews: boolean;
}) {
  const { board, wording, turn } = props;
  const { view, seat, outcome } = board;
  const { task } = view;
  const { desk, draft, worth, drag } = turn;
  const result = useResult(board);
  const isAnswer = result?.type === "answer";
  return (
    <div className={styles.turn}>
      <Prompt
        board={board}
        wording={wording}
        mode={turn.mode}
        chosen={turn.chosen === undefined ? undefined : desk.rack[turn.chosen]}
        isTyped={draft.placed.some(({ isByHand }) => !isByHand)}
      />
      {task && <Tries task={task} view={view} wording={wording} />}
      {worth &&
        !task &&
        seat !== null &&
        turn.mode === "word" &&
        isEmptyDraft(draft) && (
          <Advice view={view} seat={seat} wording={wording} />
        )}
      {result?.isOpen && !isAnswer ? (
        <TurnResult view={view} result={result} seat={seat} wording={wording} />
      ) : (
        <Doubt
          view={view}
          seat={seat}
          wording={wording}
          canMove={board.canMove}
          send={turn.send}
        />
      )}
      {!(isAnswer && result.isClosed) && (
        <DictionaryAnswer
          view={view}
          wording={wording}
          isNews={props.isNews}
          close={isAnswer && result.isOpen ? result.close : undefined}
        />
      )}
      {worth && turn.mode === "word" && (
        <WordPanel
          desk={desk}
          draft={draft}
          worth={worth}
          wording={wording}
          canUndo={turn.canUndo}
          isJustTyped={turn.isJustTyped}
          refusal={turn.refusal}
          playButton={props.playButton}
          type={turn.type}
          change={turn.change}
          confirm={turn.confirm}
          undo={turn.undo}
          clear={turn.cancel}
        />
      )}
      {seat !== null && !(outcome && desk.rack.length === 0) && (
        <Rack
          desk={desk}
          draft={draft}
          wording={wording}
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
          words={wording.words}
          setMode={turn.setMode}
          exchange={turn.exchange}
          pass={() => turn.send({ type: "pass" })}
        />
      )}
    </div>
  );
}
