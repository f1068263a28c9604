/** A profile that somebody brings in a file: read strictly, and refused whole. */

import { isObject } from "@stolik/kernel";
import { isName } from "../bounds.ts";
import { readArrow } from "../own-map/arrow.ts";
import { TYPE, VERSION } from "./profile.ts";
import type { Profile } from "./profile.ts";
import { readCard, readMatch, readWord } from "./read-lines.ts";

/** Why a file is none. `at`: where it is wrong, as "matches[3]". */
type Fault =
  | { readonly type: "not-json" }
  | { readonly type: "not-profile" }
  | { readonly type: "newer" }
  | { readonly type: "broken"; readonly at: string };

export type Parsed =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly fault: Fault };

export function parseProfile(text: string): Parsed {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused({ type: "not-json" });
  }
  if (!isObject(raw) || raw["type"] !== TYPE)
    return refused({ type: "not-profile" });
  const { version, map } = raw;
  if (typeof version === "number" && version > VERSION)
    return refused({ type: "newer" });
  if (version !== VERSION) return refused(broken("version"));
  if (!isObject(map)) return refused(broken("map"));
  const faults: string[] = [];
  const all = <Line>(at: string, list: unknown, read: Read<Line>): Line[] => {
    if (Array.isArray(list))
      return list.flatMap((one: unknown, index) => {
        const line = read(one);
        if (line === undefined) faults.push(`${at}[${index}]`);
        return line ?? [];
      });
    faults.push(at);
    return [];
  };
  const profile: Profile = {
    type: TYPE,
    version: VERSION,
    matches: all("matches", raw["matches"], readMatch),
    words: all("words", raw["words"], readWord),
    map: {
      matches: all("map.matches", map["matches"], readName),
      arrows: all("map.arrows", map["arrows"], readArrow),
      bluffs: all("map.bluffs", map["bluffs"], readName),
    },
    cards: all("cards", raw["cards"], readCard),
  };
  const [first] = faults;
  return first === undefined ? { ok: true, profile } : refused(broken(first));
}

type Read<Line> = (raw: unknown) => Line | undefined;

function readName(raw: unknown): string | undefined {
  return isName(raw) ? raw : undefined;
}

function broken(at: string): Fault {
  return { type: "broken", at };
}

function refused(fault: Fault): Parsed {
  return { ok: false, fault };
}
