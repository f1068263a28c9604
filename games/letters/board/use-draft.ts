/** The draft of one turn with the steps it was made in, so that each can be undone. */

import { useMemo, useState } from "react";
import { EMPTY_DRAFT, prune } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";

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

/** `turn` names the turn the draft is made for: with another one it is gone. */
export function useDraft(desk: Desk, turn: string): Drafting {
  const [steps, setSteps] = useState<Steps>({ turn, drafts: [] });
  const drafts = steps.turn === turn ? steps.drafts : [];
  const last = drafts.at(-1) ?? EMPTY_DRAFT;
  const draft = useMemo(() => prune(desk, last), [desk, last]);
  return {
    draft,
    canUndo: drafts.length > 0,
    change: (next) =>
      next !== draft && setSteps({ turn, drafts: [...drafts, next] }),
    undo: () => setSteps({ turn, drafts: drafts.slice(0, -1) }),
    clear: () => setSteps({ turn, drafts: [] }),
  };
}
