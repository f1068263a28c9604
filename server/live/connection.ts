/** One live connection: its messages are counted, parsed at the door, answered, and kept within bounds. */

import type { Refusal } from "@stolik/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { encode } from "../protocol/encode.ts";
import { parseClientMessage } from "../protocol/parse.ts";
import { CLOSE_TOO_MANY } from "../protocol/protocol.ts";
import type { ClientMessage, ServerMessage } from "../protocol/protocol.ts";
import { refusal, refuse } from "../protocol/refusals.ts";
import { textFrame } from "../protocol/text-frame.ts";
import type { Frame } from "../protocol/text-frame.ts";
import { refusalFor } from "../store/failure.ts";
import type { Context } from "../tables/context.ts";
import { submitMove } from "../tables/moves.ts";
import { noteTrouble } from "../tables/trouble.ts";
import type { Pass } from "./admission.ts";
import { batchedSend } from "./batched-send.ts";
import type { Beating } from "./heartbeat.ts";
import { openWatches } from "./watches.ts";

const MOST_MALFORMED = 20;
const MOST_MOVES_UNDER_WAY = 16;
/** Past this many bytes unsent a subscriber gets no more steps and is not listened to until they are gone; then it gets the whole view. */
const SLOW = 256 * 1024;
/** What a message costs of the budget, besides one, for each so many bytes. */
const BYTES_PER_TOKEN = 1024;
/** How long a connection that is shown out may take to read why. */
const PARTING = 500;

const CLOSE_POLICY = 1008;

type Asked<Type> = Extract<ClientMessage, { type: Type }>;

export interface Caller {
  readonly person: string | undefined;
  readonly pass: Pass;
  /** How many bytes may wait to be sent to it. */
  readonly unsentBytes: number;
  /** A sign of life: pages cannot see pings. */
  readonly beat: Frame;
  readonly logger: FastifyBaseLogger;
}

export function connect(
  context: Context,
  socket: WebSocket,
  stream: Socket,
  { person, pass, unsentBytes, beat, logger }: Caller,
): Beating {
  const outbox = batchedSend(socket, stream, unsentBytes);
  let malformed = 0;
  let movesUnderWay = 0;
  let isAlive = true;
  let isHeld = false;
  let unsentBefore = 0;
  let isQuiet = true;

  const send = (frame: Frame) => {
    isQuiet = false;
    outbox.send(frame);
    if (isHeld || outbox.unsent() <= SLOW) return;
    isHeld = true;
    socket.pause();
  };

  const say = (message: ServerMessage) => send(textFrame(encode(message)));

  const refused = (reason: Refusal, table?: string, id?: string) => {
    logger.info({ refusal: reason, table, person }, "refused");
    say({
      v: 1,
      type: "refused",
      ...(table === undefined ? {} : { table }),
      ...(id === undefined ? {} : { id }),
      refusal: reason,
    });
    context.metrics.refused(reason.code);
  };

  /** The outermost handler: what reaches it is no table's fault. */
  const fail = (error: unknown, table: string, id?: string) => {
    noteTrouble(context, { err: error, table });
    refused(refusalFor(error) ?? refusal("server-error"), table, id);
  };

  const subscriber = {
    person,
    send,
    isSlow: () => outbox.unsent() > SLOW,
    fail,
  };
  const watches = openWatches(context, subscriber, refused);

  const move = async ({ table, id, seq, move: raw }: Asked<"move">) => {
    if (movesUnderWay >= MOST_MOVES_UNDER_WAY)
      return refused(refusal("too-many"), table, id);
    if (person === undefined) return refused(refusal("no-guest"), table, id);
    movesUnderWay += 1;
    try {
      const request = { id, seq, move: raw };
      const played = await submitMove(context, table, person, request);
      if (!played.ok) return refused(played.refusal, table, id);
      const { seq: at } = played.value;
      say({ v: 1, type: "accepted", table, id, seq: at });
    } catch (error) {
      fail(error, table, id);
    } finally {
      movesUnderWay -= 1;
    }
  };

  const answer = (message: ClientMessage): void => {
    switch (message.type) {
      case "watch":
        return watches.watch(message.table, message.from);
      case "unwatch":
        return watches.unwatch(message.table);
      case "move":
        return void move(message);
    }
  };

  /** Says why and goes; what it still sends is not read. */
  const showOut = (code: number, why: string) => {
    if (socket.readyState !== socket.OPEN) return;
    logger.info({ person, why }, "a live connection was shown out");
    socket.close(code, why);
    socket.pause();
    setTimeout(() => socket.terminate(), PARTING).unref();
  };

  const isWelcome = (bytes: number): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    pass.spend(1 + Math.floor(bytes / BYTES_PER_TOKEN));
    return socket.readyState === socket.OPEN;
  };

  pass.onOverspent = () => showOut(CLOSE_TOO_MANY, "too many messages");
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    if (!isWelcome(data.length)) return;
    const parsed = isBinary
      ? refuse("malformed-message")
      : parseClientMessage(data.toString());
    if (parsed.ok) return answer(parsed.value);
    malformed += 1;
    refused(parsed.refusal);
    if (malformed >= MOST_MALFORMED)
      showOut(CLOSE_POLICY, "too many malformed messages");
  });
  socket.on("ping", (data: Buffer) => void isWelcome(data.length));
  socket.on("pong", (data: Buffer) => {
    isAlive = true;
    isWelcome(data.length);
  });
  socket.on("close", watches.end);
  stream.on("drain", () => {
    // Who was shown out meanwhile is not listened to again.
    if (isHeld && socket.readyState === socket.OPEN) socket.resume();
    isHeld = false;
    watches.resume();
  });

  return {
    // Slow subscribers may catch up now, silent ones go.
    beat() {
      const unsent = outbox.unsent();
      // While we do not read from it, data it accepts shows that it is alive.
      const isTaking = isHeld && unsent < unsentBefore;
      unsentBefore = unsent;
      if (!isAlive && !isTaking) return socket.terminate();
      isAlive = false;
      socket.ping();
      if (isQuiet) send(beat);
      isQuiet = true;
      watches.resume();
    },
  };
}
