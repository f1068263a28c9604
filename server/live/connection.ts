/** One live connection: its messages are counted, parsed at the door, answered, and kept within bounds. */

import { refuse } from "@stolik/kernel";
import type { Refusal } from "@stolik/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { parseClientMessage } from "../messages.ts";
import { CLOSE_TOO_MANY } from "../protocol.ts";
import type { ClientMessage } from "../protocol.ts";
import { refusalFor } from "../store/failure.ts";
import type { Hall } from "../tables/hall.ts";
import { submitMove } from "../tables/moves.ts";
import type { Pass } from "./admission.ts";
import { gather } from "./gather.ts";
import type { Beating } from "./heartbeat.ts";
import { openWatches } from "./watches.ts";

const MOST_MALFORMED = 20;
const MOST_MOVES_UNDER_WAY = 16;
/** Past this many bytes unsent a reader gets no more steps and is not listened to until they are gone; then it gets the whole view. */
const SLOW = 256 * 1024;
/** What a message costs of the budget, besides one, for each so many bytes. */
const BYTES_PER_TOKEN = 1024;
/** How long one that is shown out may take to read why. */
const PARTING = 500;

const CLOSE_POLICY = 1008;

type Asked<Type> = Extract<ClientMessage, { type: Type }>;

export interface Caller {
  readonly person: string | undefined;
  readonly pass: Pass;
  /** How many bytes may wait to be sent to it. */
  readonly unsentBytes: number;
  readonly logger: FastifyBaseLogger;
}

export function connect(
  hall: Hall,
  socket: WebSocket,
  stream: Socket,
  { person, pass, unsentBytes, logger }: Caller,
): Beating {
  const outbox = gather(socket, stream, unsentBytes);
  let malformed = 0;
  let movesUnderWay = 0;
  let isAlive = true;
  let isHeld = false;
  let unsentBefore = 0;

  const send = (json: string) => {
    outbox.send(json);
    if (isHeld || outbox.unsent() <= SLOW) return;
    isHeld = true;
    socket.pause();
  };

  const refused = (refusal: Refusal, table?: string, id?: string) => {
    logger.info({ refusal, table, person }, "refused");
    send(JSON.stringify({ v: 1, type: "refused", table, id, refusal }));
  };

  /** The outermost handler: what reaches it is no table's fault. */
  const fail = (error: unknown, table: string, id?: string) => {
    logger.error({ err: error, table }, "a live message failed");
    const told = refusalFor(error);
    if (told) refused(told, table, id);
    else socket.terminate();
  };

  const reader = {
    person,
    send,
    isSlow: () => outbox.unsent() > SLOW,
    fail,
  };
  const watches = openWatches(hall, reader, refused);

  const move = async ({ table, id, seq, move: raw }: Asked<"move">) => {
    if (movesUnderWay >= MOST_MOVES_UNDER_WAY)
      return refused({ code: "too-many" }, table, id);
    movesUnderWay += 1;
    const request = { id, seq, move: raw };
    const playing =
      person === undefined
        ? Promise.resolve(refuse("no-guest"))
        : submitMove(hall, table, person, request);
    const played = await playing.finally(() => {
      movesUnderWay -= 1;
    });
    if (!played.ok) return refused(played.refusal, table, id);
    send(
      `{"v":1,"type":"accepted","table":"${table}","id":${JSON.stringify(id)},"seq":${played.value.seq}}`,
    );
  };

  const answer = (message: ClientMessage): void => {
    switch (message.type) {
      case "watch":
        return watches.watch(message.table, message.from);
      case "unwatch":
        return watches.unwatch(message.table);
      case "move":
        return void move(message).catch((error: unknown) =>
          fail(error, message.table, message.id),
        );
    }
  };

  /** Says why and goes; what it still sends is not read. */
  const showOut = () => {
    if (socket.readyState !== socket.OPEN) return;
    logger.info({ person }, "a live connection said too much");
    socket.close(CLOSE_TOO_MANY, "too many messages");
    socket.pause();
    setTimeout(() => socket.terminate(), PARTING).unref();
  };

  const isWelcome = (bytes: number): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    pass.spend(1 + Math.floor(bytes / BYTES_PER_TOKEN));
    return socket.readyState === socket.OPEN;
  };

  pass.onOverspent = showOut;
  socket.on("message", (data: Buffer, isBinary: boolean) => {
    if (!isWelcome(data.length)) return;
    const parsed = isBinary
      ? refuse("malformed-message")
      : parseClientMessage(data.toString());
    if (parsed.ok) return answer(parsed.value);
    malformed += 1;
    refused(parsed.refusal);
    if (malformed >= MOST_MALFORMED)
      socket.close(CLOSE_POLICY, "too many malformed messages");
  });
  socket.on("ping", (data: Buffer) => void isWelcome(data.length));
  socket.on("pong", (data: Buffer) => {
    isAlive = true;
    isWelcome(data.length);
  });
  socket.on("close", watches.end);
  stream.on("drain", () => {
    if (isHeld) socket.resume();
    isHeld = false;
    watches.resume();
  });

  return {
    // Slow readers may catch up now, silent ones go.
    beat() {
      const unsent = outbox.unsent();
      // One that is not listened to shows that it lives by what it takes.
      const isTaking = isHeld && unsent < unsentBefore;
      unsentBefore = unsent;
      if (!isAlive && !isTaking) return socket.terminate();
      isAlive = false;
      socket.ping();
      watches.resume();
    },
  };
}
