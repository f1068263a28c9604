/** What is said above a board: the connection, a rematch, why something cannot be done, who is away, how it ended, hints for a first match. */

import { Beside } from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { Refusal } from "@stolik/kernel";
import type { ReactNode } from "react";
import banner from "../parts/banner.module.css";
import { MapLink } from "../parts/map-link.tsx";
import { RefusalNote } from "../parts/refusal-note.tsx";
import type { AppCode } from "../refusals.ts";
import type { LinkState, ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import { EndPlace } from "./end-place.tsx";
import { HintLine } from "./hint-line.tsx";
import styles from "./match-view.module.css";
import { RematchCall } from "./rematch-call.tsx";
import type { Call } from "./rematch-call.tsx";
import type { TableHints } from "./use-hints.ts";

export interface Notes {
  readonly game: string;
  readonly module: AnyGameModule;
  readonly match: ShownMatch;
  readonly link: LinkState;
  /** Somebody has asked for a rematch. */
  readonly call?: Call | undefined;
  /** Who is away, what a bot has done. */
  readonly aside?: ReactNode;
  /** A coach says what the game is about. */
  readonly isTaught?: boolean;
  /** In place of how it ended, once the board has shown that. */
  readonly end?: ReactNode;
  /** What can be done once it is over. */
  readonly after: ReactNode;
}

export function TableNotes(
  props: Notes & {
    /** Whose turn it is, in words. */
    readonly turn: string;
    readonly refusal: Refusal | undefined;
    readonly hints: TableHints;
    /** It is over, and the board has shown what it shows of the end. */
    readonly isEndTold: boolean;
  },
) {
  const { game, match } = props;
  const t = useWords();
  const isOver = match.isEnded === true || match.outcome !== undefined;
  return (
    <>
      {/* The board shows whose turn it is; this says it. */}
      <p className={styles.voice} role="status">
        {props.turn}
      </p>
      <div role="status">
        {props.link === "lost" && (
          <p className={banner.lost}>{t("table.lost")}</p>
        )}
      </div>
      <RematchCall call={props.call} />
      <RefusalNote
        game={game}
        refusal={props.refusal}
        shownElsewhere={[...(props.module.ownRefusals ?? []), NOT_ASKED]}
      />
      {props.aside}
      {props.isEndTold &&
        (props.end === undefined ? (
          <EndPlace game={game} module={props.module} match={match}>
            {props.after}
            {/* First steps draw on nobody’s own map. */}
            {!props.isTaught && <MapLink module={props.module} />}
          </EndPlace>
        ) : (
          props.end
        ))}
      {props.hints.isCoached && !isOver && isPlaying(props) && (
        <Beside>
          <HintLine
            game={game}
            module={props.module}
            match={match}
            canLeave={isAlone(match)}
            putAway={() => props.hints.show(false)}
          />
        </Beside>
      )}
    </>
  );
}

/** The board says it where it says what is to be done: above it, it would move the board. */
export const NOT_ASKED = "not-asked" satisfies AppCode;

/** Whether somebody plays here, without a coach of their own. */
export function isPlaying({ match, isTaught }: Notes): boolean {
  return !match.isPast && !isTaught && (match.seat !== null || match.isShared);
}

/** Nobody waits for whoever looks at this page. */
function isAlone({ players }: ShownMatch): boolean {
  return players.filter(({ type }) => type === "person").length === 1;
}
