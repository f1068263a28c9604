/** Everything foreign is parsed here, once: the bodies of requests and the messages of the socket. */

import { choices, isOneOf, levels, ok } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import { z } from "zod";
import { isName, tidySpaces } from "./names.ts";
import type {
  RematchRequest,
  ChoiceRequest,
  ClientMessage,
  DailyRequest,
  GuestRequest,
  JoinRequest,
  MoveRequest,
  ReportRequest,
  SeatsRequest,
  StartRequest,
  TableRequest,
} from "./protocol.ts";
import { refuse, serverCodes } from "./refusals.ts";
import type { ServerCode } from "./refusals.ts";

const LONGEST_ID = 64;
const LONGEST_ENTROPY = 64;
const MOST_SEATS = 16;
/** Before spaces are tidied. */
const LONGEST_PROSE = 4_000;
const LONGEST_REPORT = 500;
/** No solution of a deal is nearly as long. */
const MOST_MOVES = 200;
/** No game nests its moves or options half as deep. */
const DEEPEST = 32;

/** Printable ASCII without the space: what every store and every log keeps as it is. */
const ID = new RegExp(`^[!-~]{1,${LONGEST_ID}}$`);
const id = z.string().regex(ID);
/** Printable ASCII; it is part of the key of a match. */
const entropy = z.string().regex(new RegExp(`^[ -~]{0,${LONGEST_ENTROPY}}$`));
/** Well-formed, without control characters and without marks that turn the text around. */
const UNFIT = /[\p{Cc}\p{Cs}\p{NChar}\u202A-\u202E\u2066-\u2069]/u;
const prose = z.string().max(LONGEST_PROSE).transform(tidySpaces);
const seq = z.int().min(0);
const moveMembers = { id, seq, move: z.unknown() };

const name = prose.refine(isName, {
  params: { code: "bad-name" satisfies ServerCode },
});

export const guestRequest = z.strictObject({
  name,
  unlessKnown: z.boolean().optional(),
});

export const tableRequest = z.strictObject({
  game: id,
  options: z.unknown(),
  seats: z
    .array(
      z.discriminatedUnion("type", [
        z.strictObject({ type: z.literal("me") }),
        z.strictObject({ type: z.literal("open") }),
        z.strictObject({ type: z.literal("bot"), level: z.literal(levels) }),
      ]),
    )
    .max(MOST_SEATS),
  requestId: z.exactOptional(id),
  origin: z.exactOptional(
    z.strictObject({
      record: z.unknown(),
      at: seq,
      seat: seq,
      table: z.exactOptional(id),
    }),
  ),
});

const seatChange = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("bot"),
    seat: seq,
    level: z.literal(levels),
  }),
  z.strictObject({ type: z.literal("clear"), seat: seq }),
  z.strictObject({ type: z.literal("add") }),
  z.strictObject({ type: z.literal("drop"), seat: seq }),
  z.strictObject({ type: z.literal("swap"), seats: z.tuple([seq, seq]) }),
]);

export const seatsRequest = z.strictObject({
  revision: seq,
  change: seatChange,
});

export const startRequest = z.strictObject({
  entropy: z.exactOptional(entropy),
});

export const joinRequest = z.strictObject({
  seat: z.exactOptional(seq),
  entropy: z.exactOptional(entropy),
});

export const rematchRequest = z.strictObject({
  entropy: z.exactOptional(entropy),
});

export const choiceRequest = z.strictObject({ choice: z.literal(choices) });

export const moveRequest = z.strictObject(moveMembers);

export const reportRequest = z.strictObject({
  card: id,
  words: prose.refine(
    (words) => words.length <= LONGEST_REPORT && !UNFIT.test(words),
  ),
});

export const dailyRequest = z.strictObject({
  contentVersion: id,
  version: seq,
  moves: z.array(z.unknown()).max(MOST_MOVES),
});

type MoveMessage = Extract<ClientMessage, { type: "move" }>;
/** Version, type, table, id, seq, move. */
const MOVE_MEMBERS = 6;

export const clientMessage = z.discriminatedUnion("type", [
  z.strictObject({
    v: z.literal(1),
    type: z.literal("watch"),
    table: id,
    from: z.exactOptional(seq),
  }),
  z.strictObject({
    v: z.literal(1),
    type: z.literal("unwatch"),
    table: id,
  }),
  z.strictObject({
    v: z.literal(1),
    type: z.literal("move"),
    table: id,
    ...moveMembers,
  }),
]);

export const parseGuestRequest = parser<GuestRequest>(guestRequest);
export const parseTableRequest = parser<TableRequest>(tableRequest);
export const parseSeatsRequest = parser<SeatsRequest>(seatsRequest);
export const parseStartRequest = parser<StartRequest>(startRequest);
export const parseJoinRequest = parser<JoinRequest>(joinRequest);
export const parseRematchRequest = parser<RematchRequest>(rematchRequest);
export const parseChoiceRequest = parser<ChoiceRequest>(choiceRequest);
export const parseReportRequest = parser<ReportRequest>(reportRequest);
export const parseDailyRequest = parser<DailyRequest>(dailyRequest);
export const parseMoveRequest = parser<MoveRequest>(moveRequest);

/** Whether a path names a table in the way that tables are named. */
export function isTableId(text: string): boolean {
  return id.safeParse(text).success;
}

export function parseClientMessage(
  text: string,
): Result<ClientMessage, ServerCode> {
  try {
    const raw: unknown = JSON.parse(text);
    return isMoveMessage(raw) ? ok(raw) : parseMessage(raw);
  } catch {
    return refuse("malformed-message");
  }
}

const parseMessage = parser<ClientMessage>(clientMessage);

/** Most messages are moves, and most of those are in order: that is seen at a glance, anything else is left to the schema. */
export function isMoveMessage(raw: unknown): raw is MoveMessage {
  if (typeof raw !== "object" || raw === null) return false;
  let members = 0;
  for (const _ in raw) members += 1;
  const message = raw as Readonly<Record<keyof MoveMessage, unknown>>;
  return (
    members === MOVE_MEMBERS &&
    message.type === "move" &&
    message.v === 1 &&
    isId(message.table) &&
    isId(message.id) &&
    Number.isSafeInteger(message.seq) &&
    Number(message.seq) >= 0 &&
    message.move !== undefined &&
    isPlain(message.move, DEEPEST - 1)
  );
}

function isId(value: unknown): boolean {
  return typeof value === "string" && ID.test(value);
}

/** A refusal's value `at` names the member that is off. */
function parser<Value>(
  schema: z.ZodType<Value>,
): (raw: unknown) => Result<Value, ServerCode> {
  return (raw) => {
    if (!isPlain(raw, DEEPEST)) return refuse("malformed-message");
    const parsed = schema.safeParse(raw);
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    const at = issue?.path.join(".") ?? "";
    return refuse(codeOf(issue), undefined, { at });
  };
}

function codeOf(issue: z.core.$ZodIssue | undefined): ServerCode {
  const code: unknown = issue?.code === "custom" && issue.params?.["code"];
  return isOneOf(code, serverCodes) ? code : "malformed-message";
}

/** What a game reads for itself holds nothing that no game should have to think of. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  if (!Array.isArray(value) && Object.hasOwn(value, "__proto__")) return false;
  for (const inner of Object.values(value))
    if (typeof inner === "object" && !isPlain(inner, depth - 1)) return false;
  return true;
}
