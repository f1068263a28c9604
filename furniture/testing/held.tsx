/** A board at a table that has a pace: what it holds back can be looked at. */

import type { BoardProps, Player } from "@stolik/kernel";
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { afterEach, beforeAll, vi } from "vitest";
import { Pacing } from "../pacing.tsx";
import type { Hold, PacedBoard } from "../pacing.tsx";
import { openBoard } from "./open-board.tsx";
import type { BoardPage, DrawnMatch } from "./open-board.tsx";

/** Where one's own result lies on a board. */
export const RESULT = "[data-own-result]";

interface HeldBoard<View, State extends View, Move, Event> {
  /** The board as seat 0 sees it, in English. */
  open(match: DrawnMatch<View, State, Move, Event>): Promise<BoardPage<Move>>;
  held(): Hold | undefined;
}

/** What `open` shows is put away after each test of the file. */
export function heldBoard<View, State extends View, Move, Event>(
  Inner: ComponentType<BoardProps<View, Move, Event>>,
  library: () => Promise<i18n>,
  players: readonly Player[],
): HeldBoard<View, State, Move, Event> {
  let held: Hold | undefined;
  let page: BoardPage<Move> | undefined;
  const paced: PacedBoard = {
    told: () => undefined,
    hold: (until) => {
      held = until;
    },
  };
  const Board = (props: BoardProps<View, Move, Event>) => (
    <Pacing value={paced}>
      <Inner {...props} />
    </Pacing>
  );
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(() => {
    page?.close();
    page = undefined;
  });
  return {
    async open(match) {
      page = openBoard(Board, match, await library(), {
        players,
        seat: 0,
        language: "en",
      });
      return page;
    },
    held: () => held,
  };
}

/** Puts one's own result away. */
export function closeResult(page: BoardPage<unknown>): void {
  page.tap('button[aria-label="Close and go on"]');
}
