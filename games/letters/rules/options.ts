/** What the host of a table may choose. */

import {
  isIndex,
  isObject,
  isOneOf,
  ok,
  refuse,
  unknownMember,
} from "@stolik/kernel";
import { boardNames } from "../content/boards.ts";
import type { BoardName } from "../content/boards.ts";
import type { Result } from "./refusal.ts";

/** L13, L25: by pointing at tiles anywhere, or from tile to touching tile. */
const readings = ["free", "snake"] as const;
export type Reading = (typeof readings)[number];

/** L17, L18: words are doubted by the players, or judged before they are played. */
export const checkings = ["challenge", "referee"] as const;
export type Checking = (typeof checkings)[number];

/** L11: a new tile touches one that lay there before the turn, or also one laid in it. */
export const contacts = ["strict", "chain"] as const;
export type Contact = (typeof contacts)[number];

export interface Options {
  readonly board: BoardName;
  readonly reading: Reading;
  readonly contact: Contact;
  readonly checking: Checking;
  /** L17 */
  readonly challengeSeconds: number;
  /** L26 */
  readonly repeats: boolean;
}

export const CHALLENGE_SECONDS = 10;
const LONGEST_CHALLENGE = 120;

const names: readonly (keyof Options)[] = [
  "board",
  "reading",
  "contact",
  "checking",
  "challengeSeconds",
  "repeats",
];

/** The reading is the board's own and the contact the reading's, unless said otherwise. Who sits where is not known here: for solo play the app asks for a referee (L18). */
export function parseOptions(raw: unknown): Result<Options> {
  if (!isObject(raw)) return refuse("malformed-options");
  const unknown = unknownMember(raw, names);
  if (unknown !== undefined)
    return refuse("unknown-option", undefined, { option: unknown });
  const { board = "square", checking = "challenge" } = raw;
  if (!isOneOf(board, boardNames)) return bad("L4", "board");
  const { reading = board === "flower" ? "snake" : "free" } = raw;
  if (!isOneOf(reading, readings)) return bad("L25", "reading");
  const { contact = reading === "snake" ? "chain" : "strict" } = raw;
  if (!isOneOf(contact, contacts)) return bad("L11", "contact");
  if (!isOneOf(checking, checkings)) return bad("L18", "checking");
  const { challengeSeconds = CHALLENGE_SECONDS } = raw;
  if (!isIndex(challengeSeconds, LONGEST_CHALLENGE + 1))
    return bad("L17", "challengeSeconds");
  const { repeats = true } = raw;
  if (typeof repeats !== "boolean") return bad("L26", "repeats");
  return ok({ board, reading, contact, checking, challengeSeconds, repeats });
}

function bad(rule: string, option: string) {
  return refuse("bad-option", rule, { option });
}
