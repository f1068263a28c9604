/** The match that somebody who plays alone begins with, and who they are in it. */

import type { AnyGameModule, GameEntry } from "@stolik/furniture";
import type { Language, Player } from "@stolik/kernel";
import type { LocalSetup } from "../session/local-messages.ts";
import { givenName } from "../given-name.ts";
import { savedName } from "./guest.ts";
import { firstOpponents, rememberedFor } from "./opponents.ts";
import { botPlayers, firstOptions, fitOptions } from "./plan.ts";

/** A person who plays alone finds a match already dealt: a gentle one at first, then one against whom they chose last. */
export function soloSetup(
  entry: GameEntry,
  module: AnyGameModule,
  language: Language,
  seed: string | null,
): LocalSetup {
  const remembered = rememberedFor(entry.id);
  const { bots, level } = remembered ?? firstOpponents;
  const players = [meIn(language), ...botPlayers(bots, level)];
  const options = remembered
    ? fitOptions(remembered.options, module.options, {
        seats: players.length,
        isAlone: true,
      })
    : firstOptions(module.options, players.length);
  return { game: entry.id, options, players, ...(seed ? { seed } : {}) };
}

export function meIn(language: Language): Player {
  const name = savedName() || givenName(language);
  return { type: "person", name, isOnline: true };
}
