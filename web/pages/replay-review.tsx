/** The review of a replay in its places: a button, a panel or a sheet, a note in the bar, a page to print. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Player, Seat } from "@stolik/kernel";
import type { ReactNode } from "react";
import { Button } from "../parts/button.tsx";
import { ChosenNote } from "../replay/chosen-note.tsx";
import { useDecisionWords, useSummary } from "../replay/decision-words.ts";
import { PrintedReview } from "../replay/printed-review.tsx";
import {
  ReviewPanel,
  ReviewSheet,
  useHasRoomBeside,
} from "../replay/review-panel.tsx";
import { ReviewText } from "../replay/review-text.tsx";
import { useReview } from "../replay/use-review.ts";
import type { ReplaySession, ReplaySnapshot } from "../session/replay.ts";
import type { Replay } from "../session/replay-messages.ts";
import { Ending } from "../table/end-note.tsx";
import { useWords } from "../words.ts";

interface Reviewed {
  readonly session: ReplaySession;
  readonly now: ReplaySnapshot;
  readonly replay: Replay;
  readonly module: AnyGameModule;
  readonly players: readonly Player[];
  readonly own: Seat | undefined;
}

interface Places {
  readonly button: ReactNode;
  /** Beside the board. */
  readonly beside: ReactNode;
  /** Over the board, and on paper. */
  readonly over: ReactNode;
  /** In the bar that leads through the replay. */
  readonly note: ReactNode;
}

export function useReviewPlaces(reviewed: Reviewed): Places {
  const { session, now, replay, module, players, own } = reviewed;
  const t = useWords();
  const isBeside = useHasRoomBeside();
  const review = useReview(session, !isBeside, module.reviewed);
  const say = useDecisionWords(module, replay, players);
  const summary = useSummary(module, replay, players, own);
  const { isOpen, chosen, decisions } = review;
  const text = (
    <ReviewText
      review={review}
      players={players}
      own={own}
      last={replay.last}
      say={say}
      summary={summary}
    />
  );
  const isThere = chosen?.at === now.place.at && !(isOpen && isBeside);
  return {
    button: (
      <Button look="quiet" onPress={isOpen ? review.close : review.open}>
        {t("review.button")}
      </Button>
    ),
    beside: isOpen && isBeside && (
      <ReviewPanel onClose={review.close}>{text}</ReviewPanel>
    ),
    over: (
      <>
        {isOpen && !isBeside && (
          <ReviewSheet onClose={review.close}>{text}</ReviewSheet>
        )}
        {review.now.stage === "done" && (
          <PrintedReview
            result={<Result {...reviewed} />}
            decisions={decisions}
            players={players}
            own={own}
            say={say}
          />
        )}
      </>
    ),
    note: chosen && isThere && (
      <ChosenNote decision={chosen} review={review} say={say} />
    ),
  };
}

/** How the match ended, wherever the replay stands. */
function Result({ now, replay, module, players, own }: Reviewed) {
  if (!now.match) return null;
  const { heard, end: view } = replay;
  const outcome = module.turns.outcome(view);
  const seat = own ?? null;
  const match = { ...now.match, players, view, heard, outcome, seat };
  return (
    <Ending game={replay.game} module={module} match={match}>
      {null}
    </Ending>
  );
}
