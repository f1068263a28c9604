/** The review of a replay: opened by the address, judged while the page stays, with the decision that is looked at. */

import type { AnyGameModule } from "@stolik/furniture";
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { MOVED, here, useQuery } from "../router/history.ts";
import { openReview } from "../session/review.ts";
import type { ReviewSnapshot } from "../session/review.ts";
import type { ReplaySession } from "../session/replay.ts";
import { REVIEW, reviewQuery } from "./address.ts";
import { decisionsIn } from "./decisions.ts";
import type { Decision } from "./decisions.ts";

export interface Review {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  readonly now: ReviewSnapshot;
  readonly decisions: readonly Decision[];
  /** What is looked at. */
  readonly chosen: Decision | undefined;
  /** Goes to the position that shows a decision, with the eyes of whoever made it. */
  choose(decision: Decision): void;
  /** Plays there what is advised. */
  showAdvised(decision: Decision): void;
  /** After it broke off. */
  retry(): void;
}

/** Where it lies over the board, it is put away for what is to be seen there. */
export function useReview(
  session: ReplaySession,
  isOverBoard: boolean,
  { isSeenAfter }: Pick<AnyGameModule["reviewed"], "isSeenAfter">,
): Review {
  const isOpen = useQuery().has(REVIEW);
  const [review] = useState(() => openReview(session.record()));
  const now = useSyncExternalStore(review.subscribe, review.getSnapshot);
  const [chosen, setChosen] = useState<Decision>();
  const decisions = useMemo(
    () => decisionsIn(now.turns, isSeenAfter),
    [now.turns, isSeenAfter],
  );
  // It goes on while its sheet is put away.
  useEffect(() => {
    if (isOpen) review.start();
  }, [isOpen, review]);
  useEffect(() => () => review.close(), [review]);
  const choose = useCallback(
    (decision: Decision) => {
      const { at, seat: eyes } = decision;
      setChosen(decision);
      session.show({ at, eyes, branch: undefined });
      if (isOverBoard) close();
    },
    [session, isOverBoard],
  );
  const showAdvised = useCallback(
    ({ from, seat, assessment: { advised } }: Decision) =>
      session.branch({ from, seat, moves: advised }),
    [session],
  );
  return {
    isOpen,
    open,
    close,
    now,
    decisions,
    chosen,
    choose,
    showAdvised,
    retry: review.start,
  };
}

/** A place in the history, so that back puts it away. */
function open(): void {
  const query = new URLSearchParams(location.search);
  if (query.has(REVIEW)) return;
  const state = { ...here(), sheet: REVIEW };
  history.pushState(state, "", reviewQuery(query, true));
  window.dispatchEvent(new Event(MOVED));
}

function close(): void {
  if (here().sheet === REVIEW) return history.back();
  const query = new URLSearchParams(location.search);
  history.replaceState(here(), "", reviewQuery(query, false));
  window.dispatchEvent(new Event(MOVED));
}
