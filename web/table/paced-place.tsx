/** Where the board stands: what it shows comes at a pace one can follow, and a button leads on. */

import { Pacing } from "@stolik/furniture";
import type { PacedBoard } from "@stolik/furniture";
import type { ReactNode } from "react";
import type { Pace } from "../pace.ts";
import type { Upcoming } from "../session/paced.ts";
import type { ShownMatch } from "../session/session.ts";
import { NextBar } from "./next-bar.tsx";

/** At which pace the match is shown, and what is still to be shown. */
export interface MatchPace {
  readonly pace: Pace;
  readonly upcoming: Upcoming | undefined;
  readonly board: PacedBoard;
  hurry(): void;
  choosePace(pace: Pace): void;
}

export function PacedPlace({
  match,
  paced,
  children,
}: {
  readonly match: ShownMatch;
  readonly paced: MatchPace;
  readonly children: ReactNode;
}) {
  const { board, upcoming, pace, hurry } = paced;
  return (
    <>
      <Pacing value={board}>{children}</Pacing>
      {upcoming && (
        <NextBar
          match={match}
          upcoming={upcoming}
          isAsked={pace === "steps"}
          onNext={hurry}
        />
      )}
    </>
  );
}
