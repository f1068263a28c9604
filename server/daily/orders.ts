/** What the thread that makes deals is asked, and what it answers. */

import type { Day, Result } from "@stolik/kernel";
import type { MadeDeal } from "./maker.ts";

export type DealOrder =
  | { readonly type: "make"; readonly game: string; readonly day: Day }
  | {
      readonly type: "score";
      readonly deal: MadeDeal;
      readonly moves: readonly unknown[];
    };

export type DealAnswer =
  | { readonly ok: true; readonly value: MadeDeal | Result<number> }
  | { readonly ok: false; readonly error: string };
