/** A match on the page, wherever it is played: plates, what is wrong, the board, the end. */

import { useMemo, useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import {
  BesidePlace,
  FinalePlace,
  HintsPlace,
  Moving,
} from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { BoardProps, Player } from "@stolik/kernel";
import { useCard, useLanguage } from "../language.ts";
import { Frame } from "../parts/frame.tsx";
import { Button } from "../parts/button.tsx";
import { HintsSwitch } from "../parts/hints-switch.tsx";
import { useSentence } from "../parts/refusal-note.tsx";
import { SoundSwitch } from "../parts/sound-switch.tsx";
import { useTitle } from "../parts/title.ts";
import { PaceSwitch } from "../parts/pace-switch.tsx";
import { makePath } from "../router/route.ts";
import { useSheet } from "../router/sheet.ts";
import type { DictionaryShare, ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import { BoardDialog } from "./board-dialog.ts";
import { useEnd } from "./end-place.tsx";
import { HandOver } from "./hand-over.tsx";
import { DictionaryProgress } from "./dictionary-progress.tsx";
import styles from "./match-view.module.css";
import { NamePlates } from "./name-plates.tsx";
import { PacedPlace } from "./paced-place.tsx";
import type { MatchPace } from "./paced-place.tsx";
import { RulesSheet } from "./rules-sheet.tsx";
import { useStandingRefusal } from "./standing-refusal.ts";
import { isPlaying, NOT_ASKED, TableNotes } from "./table-notes.tsx";
import type { Notes } from "./table-notes.tsx";
import { useCues } from "./use-cues.ts";
import { useHintsFor } from "./use-hints.ts";
import type { TableHints } from "./use-hints.ts";
import { useNextAsked, usePause, useTurnCall } from "./turn-call.ts";
import { useWakeLock } from "./use-wake-lock.ts";

interface Props extends Notes {
  readonly paced: MatchPace;
  /** How many watch without a seat, at a table on a server. */
  readonly spectators?: number;
  readonly play: (move: unknown) => void;
  /** Hands the screen to the player whose turn it is, where several share it. */
  readonly handOver?: () => void;
  /** Reports a card that seems wrong; absent where nobody would receive the report. */
  readonly report?: (card: string, words: string) => void;
  /** Beside the rules: a new game, leaving. */
  readonly tools?: ReactNode;
  /** Beside the board, on a wide screen: the review of a replay. */
  readonly beside?: ReactNode;
  /** What the board says is to be done, in place of its own words: a coach knows better. */
  readonly asked?: string | undefined;
  /** Where words are looked up on this device. */
  readonly dictionary?: DictionaryShare;
  /** At the foot of the page, in place of the bots' pace: what leads through a replay. */
  readonly controls?: ReactNode;
}

export function MatchView(props: Props) {
  const { game, module, match, paced, spectators = 0 } = props;
  const t = useWords();
  const { title } = useCard(game);
  const rules = useSheet("rules");
  const table = useRef<HTMLDivElement>(null);
  useCues(match, module);
  useWakeLock(match);
  const turn = useTurnCall(match);
  const end = useEnd(module, match);
  const hints = useHintsFor(game);
  const standing = useStandingRefusal(match.refusal);
  const sentence = useSentence(game);
  const pressed = useNextAsked(match, paced);
  const isNotAsked = standing.refusal?.code === NOT_ASKED;
  const asked =
    standing.refusal && isNotAsked
      ? sentence(standing.refusal)
      : (props.asked ?? pressed);
  const news = props.call?.text ?? (match.canMove ? turn : undefined);
  useTitle(news === undefined ? title : `• ${news}`);

  /** A rule is read over the board, so that nobody leaves the table for it. */
  const openRule = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const page = makePath({ type: "rules", game });
    if (link?.pathname !== page || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    rules.open(decodeURIComponent(link.hash.slice(1)));
  };

  return (
    <Frame
      game={game}
      plates={<NamePlates {...{ match, module, spectators }} />}
      tools={
        <>
          <Button look="quiet" onPress={() => rules.open()}>
            {t("home.rules")}
          </Button>
          {props.tools}
        </>
      }
      switches={
        <>
          {!props.controls && <BotsPace match={match} paced={paced} />}
          {isPlaying(props) && (
            <HintsSwitch isOn={hints.isCoached} onChange={hints.show} />
          )}
          <SoundSwitch />
        </>
      }
    >
      {props.dictionary && (
        <DictionaryProgress dictionary={props.dictionary} isOverBoard />
      )}
      <h1 className={styles.voice}>{title}</h1>
      <div className={styles.room}>
        <div
          ref={table}
          className={styles.table}
          data-table
          onClickCapture={openRule}
          {...standing.on}
        >
          <BesidePlace>
            <TableNotes
              {...props}
              turn={turn}
              hints={hints}
              refusal={standing.refusal}
              isEndTold={end.isTold}
            />
            {/* A new match gets a new board, which keeps nothing of the one before. */}
            <Moving>
              <PacedPlace match={match} paced={paced}>
                <BoardPlace
                  key={match.id}
                  hints={hints}
                  Board={module.Board}
                  match={match}
                  play={props.play}
                  done={end.done}
                  asked={asked}
                  {...(props.report ? { report: props.report } : {})}
                />
              </PacedPlace>
            </Moving>
          </BesidePlace>
          <BoardDialog table={table} />
          {props.handOver && (
            <HandOver match={match} onPress={props.handOver} />
          )}
        </div>
        {props.beside}
      </div>
      {props.controls}
      {rules.at !== undefined && (
        <RulesSheet
          game={game}
          module={module}
          rule={rules.at}
          onClose={rules.close}
        />
      )}
    </Frame>
  );
}

function BotsPace({ match, paced }: Pick<Props, "match" | "paced">) {
  return (
    match.players.some(isPlayedByBot) && (
      <PaceSwitch pace={paced.pace} onChange={paced.choosePace} />
    )
  );
}

/** A stand-in's turns have a pace too. */
function isPlayedByBot(player: Player): boolean {
  return player.type === "bot" || player.hasStandIn === true;
}

type Asked = BoardProps<unknown, unknown, unknown>;

/** The board, with help for somebody new; it says when it has shown the end. */
function BoardPlace({
  hints,
  Board,
  match,
  done,
  asked,
  play,
  report,
}: Pick<Asked, "play" | "report"> & {
  /** What is to be done, where the board does not know it. */
  readonly asked: string | undefined;
  readonly hints: TableHints;
  readonly Board: AnyGameModule["Board"];
  readonly match: ShownMatch;
  readonly done: () => void;
}) {
  const language = useLanguage();
  const awaited = usePause(match);
  const pause = asked ?? awaited;
  // Drawn anew for what it shows, not for what changes around it.
  const board = useMemo(
    () => (
      <Board
        {...match}
        play={play}
        language={language}
        {...(report && { report })}
        {...(pause === undefined ? {} : { pause })}
      />
    ),
    [Board, match, play, report, language, pause],
  );
  return (
    <HintsPlace value={hints}>
      <FinalePlace value={done}>{board}</FinalePlace>
    </HintsPlace>
  );
}
