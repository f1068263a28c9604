/** Why the server refuses something: every code, and for each the page has a sentence. What a game refuses is in its rules. */

import {
  dailyCodes,
  playCodes,
  refusal as anyRefusal,
  refuse as anyRefuse,
} from "@stolik/kernel";
import type { DailyCode, PlayCode } from "@stolik/kernel";

export const serverCodes = [
  "already-seated",
  "already-started",
  "bad-name",
  "bad-origin",
  "bad-seats",
  "cannot-continue",
  "early-deal",
  "fixed-seats",
  "foreign-origin",
  "late-deal",
  "malformed-message",
  "name-of-bot",
  "name-of-reader",
  "name-taken",
  "no-guest",
  "nobody-away",
  "not-host",
  "not-over",
  "not-seated",
  "not-started",
  "other-deal",
  "other-rules",
  "own-seat",
  "removed",
  "seat-taken",
  "server-error",
  "stale",
  "table-closed",
  "table-full",
  "table-stopped",
  "too-few-players",
  "too-large",
  "too-many",
  "too-many-tables",
  "too-slow",
  "unavailable",
  "unknown-deal",
  "unknown-game",
  "unknown-host",
  "unknown-page",
  "unknown-seat",
  "unknown-table",
] as const;
export type ServerCode = (typeof serverCodes)[number];

/** Every code that a page may be sent, but for those of one game. */
export const wireCodes = [...serverCodes, ...playCodes, ...dailyCodes] as const;
export type WireCode = ServerCode | PlayCode | DailyCode;

/** The kernel's two, for the codes of the server alone. */
export const refusal = anyRefusal<ServerCode>;
export const refuse = anyRefuse<ServerCode>;
