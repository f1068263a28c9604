/** One game of the registry: its rules and its bot. */

import type { AnyBot, AnyGame } from "@stolik/kernel";

export interface Entry {
  readonly game: AnyGame;
  readonly bot: AnyBot;
}
