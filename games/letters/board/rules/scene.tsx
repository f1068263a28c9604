/** A worked example on the table: the parts of the real board that it is about. */

import { boardAt, NO_DRAG, RoomFor } from "@stolik/furniture";
import type { Example, Language, Moment } from "@stolik/kernel";
import { useId } from "react";
import { EMPTY } from "../../rules/position.ts";
import type { Event, Move, View } from "../../rules/position.ts";
import { turns } from "../../rules/turns.ts";
import type { Wording } from "../describe.ts";
import { DictionaryAnswer } from "../dictionary-answer.tsx";
import { Doubt } from "../doubt.tsx";
import { EMPTY_DRAFT } from "../draft.ts";
import type { Desk, Draft } from "../draft.ts";
import { Grid } from "../grid.tsx";
import { Rack } from "../rack.tsx";
import { Seats } from "../seats.tsx";
import { useLongPress } from "../use-long-press.ts";
import { useReadWords } from "../use-read-words.ts";
import { Why } from "../why.tsx";
import { WordLetters } from "../word-letters.tsx";
import { Sum } from "../word-panel.tsx";
import type { Refusal, Words } from "../words.ts";
import { worthOf } from "../worth.ts";
import styles from "./rules.module.css";

export type Part = "grid" | "rack" | "word" | "doubt" | "seats";

type SceneMoment = Moment<View, Move, Event>;

interface Props {
  readonly moment: SceneMoment;
  readonly moments: readonly SceneMoment[];
  readonly parts: readonly Part[];
  readonly example: Example<View, Move, Event>;
  readonly language: Language;
  readonly words: Words;
}

const NONE: readonly number[] = [];

export function Scene(props: Props) {
  const { moment, parts, example, language, words } = props;
  const { view, tried } = moment;
  const board = boardAt(moment, { example, turns, language });
  const { players, seat } = board;
  const wording: Wording = { words, language, players };
  const desk = deskAt(moment, example);
  const draft = draftAt(desk, tried);
  const worth = tried?.type === "word" && worthOf(desk, seat ?? 0, draft);
  const { lying, fresh } = useReadWords(board, undefined, 0);
  return (
    <div className={styles.scene} data-parts={parts.join(" ")}>
      {parts.includes("grid") && (
        <div className={styles.grid}>
          <Grid
            handle={null}
            desk={desk}
            draft={draft}
            wording={wording}
            shown={draft.word.length > 0 ? draft.word : (lying ?? NONE)}
            closing={worth ? worth.fenced : NONE}
            lit={NONE}
            aimed={undefined}
            chosen={undefined}
            fresh={fresh}
            drag={NO_DRAG}
            tap={ignore}
            type={ignore}
            erase={ignore}
            cancel={ignore}
          />
        </div>
      )}
      {parts.includes("doubt") && (
        <div className={styles.doubt}>
          <RoomFor
            all={props.moments.map((one) => (
              <Doubted
                key={one.seq}
                {...props}
                moment={one}
                wording={wording}
              />
            ))}
          >
            <Doubted {...props} wording={wording} />
          </RoomFor>
        </div>
      )}
      {parts.includes("seats") && (
        <div className={styles.seats}>
          <Seats view={view} own={seat} wording={wording} />
        </div>
      )}
      {parts.includes("rack") && (
        <div className={styles.rack}>
          <Rack
            desk={desk}
            draft={draft}
            wording={wording}
            canChoose={false}
            chosen={undefined}
            given={givenIn(desk, tried)}
            drag={NO_DRAG}
            choose={ignore}
          />
        </div>
      )}
      {parts.includes("word") && (
        <div className={styles.word}>
          <RoomFor
            all={props.moments.map((one) => (
              <TriedWord
                key={one.seq}
                {...props}
                moment={one}
                wording={wording}
              />
            ))}
          >
            <TriedWord {...props} wording={wording} />
          </RoomFor>
        </div>
      )}
    </div>
  );
}

type WithWording = Props & { readonly wording: Wording };

/** The word that is about to be played: its letters, what it brings, and why it cannot be. */
function TriedWord({ moment, example, wording }: WithWording) {
  const why = useId();
  const long = useLongPress<number>(ignore);
  const { tried } = moment;
  const desk = deskAt(moment, example);
  const draft = draftAt(desk, tried);
  const worth =
    tried?.type === "word" && worthOf(desk, example.eyes ?? 0, draft);
  if (!worth) return null;
  return (
    <>
      <div className={styles.line}>
        <WordLetters
          desk={desk}
          draft={draft}
          wording={wording}
          long={long}
          change={ignore}
        />
        <Sum worth={worth} task={undefined} wording={wording} />
      </div>
      <Why
        id={why}
        draft={draft}
        refusal={worth.refusal ?? byTheRules(moment)}
        isAnswer={false}
        wording={wording}
        readAs={ignore}
      />
    </>
  );
}

/** The page's own rules know no dictionary: what that says was written down. */
function byTheRules({ refusal }: SceneMoment): Refusal | undefined {
  return refusal?.code === "not-in-dictionary"
    ? { ...refusal, code: refusal.code }
    : undefined;
}

/** L17: the question, and what the dictionary says. */
function Doubted({ moment, example, language, wording }: WithWording) {
  const board = boardAt(moment, { example, turns, language });
  return (
    <>
      <Doubt
        view={moment.view}
        seat={board.seat}
        wording={wording}
        canMove={board.canMove}
        send={ignore}
      />
      <DictionaryAnswer
        view={moment.view}
        wording={wording}
        isNews={false}
        close={undefined}
      />
    </>
  );
}

function deskAt({ view }: SceneMoment, { eyes }: Props["example"]): Desk {
  const rack = eyes === null ? [] : (view.racks[eyes] ?? []);
  return { view, rack: rack.map((letter) => letter ?? EMPTY) };
}

/** The tiles of a word that is about to be played, on the board but not yet played. */
function draftAt({ rack }: Desk, tried: Move | undefined): Draft {
  if (tried?.type !== "word") return EMPTY_DRAFT;
  const placed = tried.lay.map(({ letter, field }) => ({
    slot: rack.indexOf(letter),
    field,
    isByHand: true,
  }));
  return { placed, word: tried.word, missing: [] };
}

/** The tiles that are about to be exchanged. */
function givenIn(
  { rack }: Desk,
  tried: Move | undefined,
): readonly number[] | undefined {
  if (tried?.type !== "exchange") return undefined;
  return tried.letters.map((letter) => rack.indexOf(letter));
}

function ignore(): void {}
