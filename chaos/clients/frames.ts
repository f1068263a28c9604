/** What a frame may hold: the members that the protocol names, and nothing that looks like a seed. */

import { isObject } from "@stolik/kernel";
import type { ServerMessage } from "@stolik/server/protocol";

const TABLE = ["id", "game", "options", "status", "seats", "spectators"];
const MORE_OF_TABLE = [
  "commitment",
  "revision",
  "seating",
  "awayAfter",
  "next",
  "you",
];

/** By the type of the message, then by the member that holds them; what rules and games name themselves is not looked into. */
const members: Readonly<
  Record<ServerMessage["type"], Readonly<Record<string, readonly string[]>>>
> = {
  beat: { "": ["v", "type", "every", "edition"] },
  away: { "": ["v", "type", "wait"] },
  table: {
    "": ["v", "type", "table"],
    table: [...TABLE, ...MORE_OF_TABLE],
    "table.seats": ["type", "name", "isOnline", "level"],
    "table.next": ["id", "seat"],
    "table.you": ["seat", "isHost", "isRemoved"],
  },
  view: {
    "": ["v", "type", "table", "seq", "view", "digest", "heard"],
    heard: ["seq", "events"],
  },
  steps: {
    "": ["v", "type", "table", "steps"],
    steps: ["seq", "events", "isSeating", "isPassing", "patch", "digest"],
  },
  accepted: { "": ["v", "type", "table", "id", "seq"] },
  refused: {
    "": ["v", "type", "table", "id", "refusal"],
    refusal: ["code", "rule", "values"],
  },
};

/** The first member that the protocol does not know; undefined if there is none. */
export function strangeMember(message: unknown): string | undefined {
  if (!isObject(message)) return "(no object)";
  const { type } = message;
  const known = new Map(Object.entries(members)).get(String(type));
  if (!known) return `type ${String(type)}`;
  for (const [place, names] of Object.entries(known))
    for (const holder of holdersAt(message, place)) {
      const strange = Object.keys(holder).find((name) => !names.includes(name));
      if (strange === undefined) continue;
      return [type, place, strange].filter((part) => part !== "").join(".");
    }
  return undefined;
}

/** What looks like a seed, or like its commitment. */
export function hexDigits(frame: string): readonly string[] {
  return frame.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? [];
}

/** The objects at a place; of a list, its items. */
function holdersAt(
  message: Readonly<Record<string, unknown>>,
  place: string,
): Readonly<Record<string, unknown>>[] {
  let at: unknown = message;
  for (const name of place === "" ? [] : place.split("."))
    at = isObject(at) ? at[name] : undefined;
  return (Array.isArray(at) ? at : [at]).filter(isObject);
}
