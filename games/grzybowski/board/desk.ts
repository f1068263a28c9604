/** What the parts of the board share while it is drawn once. */

import type { Drag } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import type { Cell, Count, Event, Move, View } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import type { Step } from "./show-steps.ts";
import type { Pointed } from "./tally.tsx";
import type { Ask } from "./use-ask.ts";
import type { Noted } from "./use-note.ts";
import type { FinalCount } from "./use-show.ts";
import type { OwnTurn } from "./use-turn.ts";
import type { Wording } from "./words.ts";

export interface Desk extends Noted {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly turn: OwnTurn;
  /** What each grid scores as the plan would have it, and as it lies. */
  readonly counts: readonly Count[];
  readonly before: readonly Count[];
  /** What one's grid would score with the card where the pointer, the finger or the focus is. */
  readonly aimed: Count | undefined;
  aim(cell: Cell | undefined): void;
  readonly final: FinalCount;
  readonly steps: readonly Step[];
  /** The step of the final count that is shown. */
  readonly step: Step | undefined;
  readonly pointed: Pointed | undefined;
  /** A card that is looked at while there is nothing to choose: what it counted in is lit. */
  readonly looked: Pointed | undefined;
  look(at: Pointed | undefined): void;
  readonly ask: Ask<Asked>;
  readonly drag: Drag<number, Cell>;
}
