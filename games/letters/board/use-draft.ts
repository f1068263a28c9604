/** The draft of one turn with the steps it was made in, so that each can be undone. */

import { useEffect, useMemo, useState } from "react";
import { EMPTY_DRAFT, prune } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";

export interface Drafting {
  readonly draft: Draft;
  readonly canUndo: boolean;
  change(next: Draft): void;
  undo(): void;
  /** All tiles go back. */
  clear(): void;
}

interface Steps {
  readonly turn: string;
  readonly drafts: readonly Draft[];
}

/** `turn` names the turn the draft is made for: with another one it is gone. `match` tells it from one of another match. */
export function useDraft(desk: Desk, turn: string, match: string): Drafting {
  const { rack, view } = desk;
  const occasion = useMemo(
    () => ({ match, position: JSON.stringify([turn, view.tiles, rack]) }),
    [match, turn, view.tiles, rack],
  );
  const kept = useMemo(() => keptDraft(occasion), [occasion]);
  const [steps, setSteps] = useState<Steps>();
  const drafts = steps?.turn === turn ? steps.drafts : kept ? [kept] : [];
  const last = drafts.at(-1) ?? EMPTY_DRAFT;
  const draft = useMemo(() => prune(desk, last), [desk, last]);
  const [opened] = useState(turn);
  const isPlayed = (steps?.turn ?? opened) !== turn && !kept;
  useEffect(() => {
    // A daily deal comes back to the same position.
    if (isPlayed) keepDraft(occasion, undefined);
  }, [isPlayed, occasion]);
  function go(to: readonly Draft[]): void {
    setSteps({ turn, drafts: to });
    keepDraft(occasion, to.at(-1));
  }
  return {
    draft,
    canUndo: drafts.length > 0,
    change: (next) => next !== draft && go([...drafts, next]),
    undo: () => go(drafts.slice(0, -1)),
    clear: () => go([]),
  };
}
