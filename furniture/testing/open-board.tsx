/** A board on a page without a browser, over a match that goes on behind it. */

import type {
  BoardProps,
  Game,
  HeardEvents,
  Position,
  Refusal,
} from "@stolik/kernel";
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { I18nextProvider } from "react-i18next";
import { show } from "./page.ts";
import type { Page } from "./page.ts";

/** What a board is drawn from, read anew at every update. */
export interface DrawnMatch<View, State extends View, Move, Event> {
  readonly game: Game<View, State, Move, Event, unknown>;
  readonly position: Position<State>;
  readonly heard: readonly HeardEvents<Event>[];
  readonly refusal?: Refusal | undefined;
}

type Given = "players" | "seat" | "language";
type Asked = "play" | "report";

export interface BoardPage<Move> extends Page {
  /** What the board asked to play. */
  readonly moves: Move[];
}

/** What the board plays is only noted, unless `props` has a `play` of its own. */
export function openBoard<View, State extends View, Move, Event>(
  Board: ComponentType<BoardProps<View, Move, Event>>,
  match: DrawnMatch<View, State, Move, Event>,
  library: i18n,
  props: Pick<BoardProps<View, Move, Event>, Given> &
    Partial<Pick<BoardProps<View, Move, Event>, Asked>>,
): BoardPage<Move> {
  const { game } = match;
  const { seat } = props;
  const moves: Move[] = [];
  const page = show(() => {
    const { seq, state } = match.position;
    return (
      <I18nextProvider i18n={library}>
        <Board
          seq={seq}
          view={game.view(state, seat)}
          heard={[...match.heard]}
          outcome={game.outcome(state)}
          canMove={seat !== null && game.toMove(state).includes(seat)}
          refusal={match.refusal}
          play={(move) => moves.push(move)}
          {...props}
        />
      </I18nextProvider>
    );
  });
  return { ...page, moves };
}
