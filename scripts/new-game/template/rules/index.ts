/** The rules of Sample, S1–S7 of RULES.md, as the kernel's contract asks for them. */

import type { Game } from "@stolik/kernel";
import { determinize, view } from "./knowledge.ts";
import { moves, parseMove, reject } from "./moves.ts";
import { parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import { HIGHEST } from "./position.ts";
import type { Event, Move, State, View } from "./position.ts";
import type { Code } from "./refusal.ts";
import { seats } from "./seats.ts";
import { setup } from "./setup.ts";
import { apply } from "./turn.ts";
import { turns } from "./turns.ts";

export const sample: Game<View, State, Move, Event, Options, Code> = {
  id: "sample",
  rulesVersion: 1,
  contentVersion: "cards-16",
  seats,
  maxMoves: HIGHEST,
  complete: true,
  parseOptions,
  parseMove,
  setup,
  ...turns,
  moves,
  reject,
  apply,
  view,
  determinize,
};
