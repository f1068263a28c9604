/** What the prompt and its buttons are given. */

import type { Card } from "../content/cards.ts";
import type { Wording } from "./describe.ts";
import type { Explained } from "./explain.ts";
import type { Choice } from "./use-choice.ts";
import type { Shown } from "./shown.ts";

export interface PromptProps {
  readonly shown: Shown;
  readonly choice: Choice;
  /** What was said of the place that was tapped. */
  readonly note: string | undefined;
  readonly wording: Wording;
  /** The card looked at or chosen. */
  readonly looked: Explained | undefined;
  readonly chosen: Explained | undefined;
  /** Whether any card of the hand can be played now. */
  readonly hasPlayable: boolean;
  openCard(card: Card): void;
}
