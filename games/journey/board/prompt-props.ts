/** What the prompt and its buttons are given. */

import type { Card } from "../content/cards.ts";
import type { Wording } from "./describe.ts";
import type { Explained } from "./explain.ts";
import type { Choice } from "./use-choice.ts";
import type { Shown } from "./shown.ts";

export interface PromptProps {
  readonly shown: Shown;
  readonly choice: Choice;
  readonly wording: Wording;
  /** The card looked at or chosen. */
  readonly looked: Explained | undefined;
  readonly chosen: Explained | undefined;
  openCard(card: Card): void;
}
