/** A match on the page, wherever it is played: plates, what is wrong, the board, the end. */

import { useCallback, useEffect, useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Moving } from "@stolik/furniture";
import type { GameRecord } from "@stolik/kernel";
import type { AnyGameModule } from "@stolik/furniture";
import { useCard, useLanguage } from "../language.ts";
import { Frame } from "../parts/frame.tsx";
import { Button } from "../parts/button.tsx";
import banner from "../parts/banner.module.css";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { useTitle } from "../parts/title.ts";
import { PaceSwitch } from "../parts/pace-switch.tsx";
import { makePath } from "../router/route.ts";
import { useSheet } from "../router/sheet.ts";
import { reviewRecord } from "../session/review.ts";
import type { LinkState, ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import { RematchCall } from "./rematch-call.tsx";
import type { Call } from "./rematch-call.tsx";
import { useBoardDialog } from "./board-dialog.ts";
import { Ending } from "./end-note.tsx";
import { HandOver } from "./hand-over.tsx";
import styles from "./match-view.module.css";
import { NamePlates } from "./name-plates.tsx";
import { PacedPlace } from "./paced-place.tsx";
import type { MatchPace } from "./paced-place.tsx";
import { RulesSheet } from "./rules-sheet.tsx";
import { useStandingRefusal } from "./standing-refusal.ts";
import { usePause, useTurnCall } from "./turn-call.ts";

export function MatchView(props: {
  readonly game: string;
  readonly module: AnyGameModule;
  readonly match: ShownMatch;
  readonly paced: MatchPace;
  readonly link: LinkState;
  /** How many watch without a seat, at a table on a server. */
  readonly spectators?: number;
  readonly play: (move: unknown) => void;
  /** Hands the screen to the player whose turn it is, where several share it. */
  readonly handOver?: () => void;
  /** The record of the match, once it is over. */
  readonly record: () => Promise<GameRecord>;
  /** Reports a card that seems wrong; absent where nobody would receive the report. */
  readonly report?: (card: string, words: string) => void;
  /** Beside the rules: a new game, leaving. */
  readonly tools?: ReactNode;
  /** What can be done once it is over. */
  readonly after: ReactNode;
  /** Above the board: who is away, what a bot has done. */
  readonly aside?: ReactNode;
  /** Somebody has asked for a rematch. */
  readonly call?: Call | undefined;
}) {
  const { game, module, match, link, record, paced } = props;
  const t = useWords();
  const { title } = useCard(game);
  const language = useLanguage();
  const rules = useSheet("rules");
  const table = useRef<HTMLDivElement>(null);
  useBoardDialog(table);
  const turn = useTurnCall(match);
  const pause = usePause(match);
  const standing = useStandingRefusal(match.refusal);
  const review = useCallback(() => record().then(reviewRecord), [record]);
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
      plates={<NamePlates match={match} spectators={props.spectators ?? 0} />}
      tools={
        <>
          <Button look="quiet" onPress={() => rules.open()}>
            {t("home.rules")}
          </Button>
          {props.tools}
        </>
      }
      switches={
        match.players.some(({ type }) => type === "bot") && (
          <PaceSwitch pace={paced.pace} onChange={paced.choosePace} />
        )
      }
    >
      <h1 className={styles.voice}>{title}</h1>
      <div
        ref={table}
        className={styles.table}
        onClickCapture={openRule}
        {...standing.on}
      >
        {/* The board shows whose turn it is; this says it. */}
        <p className={styles.voice} role="status">
          {turn}
        </p>
        <div role="status">
          {link === "lost" && <p className={banner.lost}>{t("table.lost")}</p>}
        </div>
        <RematchCall call={props.call} />
        <RefusalNote game={game} refusal={standing.refusal} />
        {props.aside}
        {(match.isEnded ?? match.outcome) && (
          <Arrival>
            <Ending game={game} match={match}>
              {props.after}
            </Ending>
          </Arrival>
        )}
        {/* A new match gets a new board, which keeps nothing of the one before. */}
        <Moving>
          <PacedPlace match={match} paced={paced}>
            <module.Board
              key={match.id}
              {...match}
              language={language}
              play={props.play}
              {...(pause === undefined ? {} : { pause })}
              {...(match.outcome ? { review } : {})}
              {...(props.report ? { report: props.report } : {})}
            />
          </PacedPlace>
        </Moving>
        {props.handOver && <HandOver match={match} onPress={props.handOver} />}
      </div>
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

/** Brings what has just appeared into sight. */
function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return <div ref={place}>{children}</div>;
}
