/** What a page and the worker that plays a lesson say to each other. */

import type { Refusal } from "@stolik/kernel";
import type { ShownMatch } from "./session.ts";

export type ToLesson =
  /** Shows a step from its beginning, as if all before it had been done. */
  | { readonly type: "open"; readonly game: string; readonly at: number }
  /** Does what the step asks for, if it asks for anything, and goes on. */
  | { readonly type: "pass" }
  | { readonly type: "move"; readonly move: unknown };

export type FromLesson =
  | { readonly type: "outline"; readonly outline: Outline }
  /** One after the other; at the last one something is due again. */
  | { readonly type: "stages"; readonly stages: readonly ShownStage[] }
  /** What was done leads nowhere, or leads on because it is refused. */
  | { readonly type: "refused"; readonly refusal: Refusal };

interface ShownStage {
  /** Which step is due; past the last: the lesson is over. */
  readonly at: number;
  readonly match: LessonMatch;
}

/** A lesson as the page needs it: no state, and no move of it. */
export interface Outline {
  readonly steps: readonly OutlinedStep[];
  readonly beats: number;
}

interface OutlinedStep {
  /** Which beat it belongs to. */
  readonly beat: number;
  readonly say: string;
  readonly point: readonly string[];
  /** The part of the board that leads on once it is shown; undefined: none does. */
  readonly shown: string | undefined;
  /** Whether something is to be done; else it is only read. */
  readonly isAsking: boolean;
}

/** A position of the lesson as whoever learns sees it; the players only the page can name. */
export type LessonMatch = Omit<ShownMatch, "id" | "players"> & {
  readonly seats: number;
};
