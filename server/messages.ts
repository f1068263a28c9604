/** Everything foreign is parsed here, once: the bodies of requests and the messages of the socket. */

import { levels, ok, refuse } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import { z } from "zod";
import type {
  AgainRequest,
  ClientMessage,
  GuestRequest,
  JoinRequest,
  MoveRequest,
  ReportRequest,
  StartRequest,
  TableRequest,
} from "./protocol.ts";

const LONGEST_NAME = 24;
const LONGEST_ENTROPY = 64;
const LONGEST_ID = 64;
const MOST_SEATS = 16;
const LONGEST_REPORT = 500;

const entropy = z.string().max(LONGEST_ENTROPY);
const tableId = z.string().min(1).max(LONGEST_ID);
/** As long as any other id. */
const PRINTABLE_ID = /^[\x21-\x7e]{1,64}$/;
const seq = z.int().min(0);
const moveMembers = {
  id: z.string().min(1).max(LONGEST_ID),
  seq,
  move: z.unknown(),
};

/** Neither control characters nor marks that turn the text around; only what joins emoji is let through. */
const FORBIDDEN = /[^\P{C}\u200D]/u;
/** Joiners and marks alone leave nothing to read. */
const VISIBLE = /[^\p{C}\p{M}\p{Z}]/u;
const name = z
  .string()
  .max(400)
  .transform((text) => text.normalize("NFC").trim().replace(/\s+/gu, " "))
  .refine((text) => {
    const length = [...text].length;
    return (
      length <= LONGEST_NAME && VISIBLE.test(text) && !FORBIDDEN.test(text)
    );
  });

export const guestRequest = z.strictObject({ name });

export const tableRequest = z.strictObject({
  game: z.string().max(LONGEST_ID),
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
  requestId: z.exactOptional(z.string().regex(PRINTABLE_ID)),
});

export const startRequest = z.strictObject({
  entropy: z.exactOptional(entropy),
});

export const joinRequest = z.strictObject({
  seat: z.exactOptional(seq),
  entropy: z.exactOptional(entropy),
});

export const againRequest = z.strictObject({
  entropy: z.exactOptional(entropy),
});

export const moveRequest = z.strictObject(moveMembers);

export const reportRequest = z.strictObject({
  card: z.string().min(1).max(LONGEST_ID),
  words: z.string().trim().max(LONGEST_REPORT),
});

export const clientMessage = z.discriminatedUnion("type", [
  z.strictObject({
    v: z.literal(1),
    type: z.literal("watch"),
    table: tableId,
    from: z.exactOptional(seq),
  }),
  z.strictObject({
    v: z.literal(1),
    type: z.literal("unwatch"),
    table: tableId,
  }),
  z.strictObject({
    v: z.literal(1),
    type: z.literal("move"),
    table: tableId,
    ...moveMembers,
  }),
]);

export const parseGuestRequest = parser<GuestRequest>(guestRequest);
export const parseTableRequest = parser<TableRequest>(tableRequest);
export const parseStartRequest = parser<StartRequest>(startRequest);
export const parseJoinRequest = parser<JoinRequest>(joinRequest);
export const parseAgainRequest = parser<AgainRequest>(againRequest);
export const parseReportRequest = parser<ReportRequest>(reportRequest);
export const parseMoveRequest = parser<MoveRequest>(moveRequest);

export function parseClientMessage(text: string): Result<ClientMessage> {
  try {
    return parseMessage(JSON.parse(text));
  } catch {
    return refuse("malformed-message");
  }
}

const parseMessage = parser<ClientMessage>(clientMessage);

/** A refusal's value `at` names the member that is off. */
function parser<Value>(
  schema: z.ZodType<Value>,
): (raw: unknown) => Result<Value> {
  return (raw) => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return ok(parsed.data);
    const at = parsed.error.issues[0]?.path.join(".") ?? "";
    return refuse("malformed-message", undefined, { at });
  };
}
