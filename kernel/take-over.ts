/** Rules take over a match that others played: by an entry of its log, which has all they need to go on. */

import type { AnyGame } from "./contract.ts";
import type { RulesEntry, Version } from "./entry.ts";
import { isCount, isObject } from "./parse.ts";

/** The version alone, of whatever has one. */
export function versionOf({ rulesVersion, contentVersion }: Version): Version {
  return { rulesVersion, contentVersion };
}

export function isSameVersion(one: Version, other: Version): boolean {
  return (
    one.rulesVersion === other.rulesVersion &&
    one.contentVersion === other.contentVersion
  );
}

/** The entry by which the game takes a match over from another version, at a state that is in its own shape. */
export function takeOver(
  game: AnyGame,
  from: Version,
  state: unknown,
): RulesEntry {
  return { type: "rules", from: versionOf(from), to: versionOf(game), state };
}

/** The state in the game's own shape, whichever version left it. */
export function migrated(
  game: AnyGame,
  { rulesVersion }: Pick<Version, "rulesVersion">,
  state: unknown,
): unknown {
  return rulesVersion === game.rulesVersion || !game.migrate
    ? state
    : game.migrate(state, rulesVersion);
}

/** Reads foreign data as such an entry; undefined: it is none. What the state is worth, only the game's rules can tell. */
export function parseRulesEntry(raw: unknown): RulesEntry | undefined {
  if (!isObject(raw)) return undefined;
  const { type, from, to, state, ...others } = raw;
  if (type !== "rules" || Object.keys(others).length > 0) return undefined;
  if (!isVersion(from) || !isVersion(to) || !isObject(state)) return undefined;
  return { type, from, to, state };
}

function isVersion(raw: unknown): raw is Version {
  return (
    isObject(raw) &&
    Object.keys(raw).length === 2 &&
    isCount(raw["rulesVersion"]) &&
    typeof raw["contentVersion"] === "string"
  );
}
