/** A table is played by rules of one version at a time: newer ones take it over, older ones leave it alone. */

import { StoreFailure } from "../store/failure.ts";
import type { Context } from "./context.ts";
import type { OpenTable } from "./open-table.ts";

/** Throws where another node has taken the table over with newer rules than ours: it cannot be served here, and nothing is wrong with it. */
export function checkServed({ game, stored }: OpenTable): void {
  if (stored.rulesVersion > game.rulesVersion)
    throw new StoreFailure(
      `Table ${stored.id} is played by newer rules of ${stored.game} than this server has.`,
    );
}

/** Whether these are the very rules and content that the table was written with. */
export function isOwn({ game, stored }: OpenTable): boolean {
  return (
    stored.rulesVersion === game.rulesVersion &&
    stored.contentVersion === game.contentVersion
  );
}

/** Takes a match over from older rules, at the position in memory. False: it has moved on, and has to be read again. */
export async function upgrade(
  context: Context,
  table: OpenTable,
): Promise<boolean> {
  const { game, match, stored } = table;
  const { rulesVersion } = game;
  if (stored.rulesVersion === rulesVersion) return true;
  if (!match) throw new Error(`Table ${stored.id} was not dealt.`);
  const { seq, state } = match.position;
  const isTaken = await context.store.upgradeTable(
    stored.id,
    stored.rulesVersion,
    { seq, rulesVersion, state },
  );
  if (isTaken) table.stored = { ...stored, rulesVersion };
  return isTaken;
}
