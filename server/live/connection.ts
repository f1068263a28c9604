/** One live connection: its messages are parsed at the door, answered, and kept within bounds. */

import { refuse } from "@stolik/kernel";
import type { Refusal } from "@stolik/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { parseClientMessage } from "../messages.ts";
import type { ClientMessage } from "../protocol.ts";
import type { Hall } from "../tables/hall.ts";
import { submitMove } from "../tables/moves.ts";
import { openTable } from "../tables/open.ts";
import { startWatch } from "./watch.ts";
import type { Reader, Watch } from "./watch.ts";
import { gather } from "./gather.ts";
import type { Beating } from "./heartbeat.ts";

const MOST_WATCHED = 32;
const MOST_MALFORMED = 20;
const MOST_MOVES_UNDER_WAY = 16;
/** Past this many bytes unsent a reader gets no more steps, but the whole view once it has recovered. */
const SLOW = 256 * 1024;
/** Past this many it is let go; it may come back. */
const HOPELESS = 4 * 1024 * 1024;

const CLOSE_POLICY = 1008;

type Asked<Type> = Extract<ClientMessage, { type: Type }>;

export function connect(
  hall: Hall,
  socket: WebSocket,
  stream: Socket,
  person: string | undefined,
  logger: FastifyBaseLogger,
): Beating {
  const watches = new Map<string, Watch>();
  let malformed = 0;
  let movesUnderWay = 0;
  let isAlive = true;

  const send = gather(socket, stream);
  const reader: Reader = {
    person,
    send,
    isSlow: () => socket.bufferedAmount > SLOW,
  };

  const refused = (refusal: Refusal, table?: string, id?: string) => {
    logger.info({ refusal, table, person }, "refused");
    send(JSON.stringify({ v: 1, type: "refused", table, id, refusal }));
  };

  const watch = async ({ table: id, from }: Asked<"watch">) => {
    const table = await openTable(hall, id);
    if (!table) return refused({ code: "unknown-table" }, id);
    const before = watches.get(id);
    if (!before && watches.size >= MOST_WATCHED)
      return refused({ code: "too-many" }, id);
    if (socket.readyState !== socket.OPEN) return;
    watches.set(id, startWatch(hall, table, reader, from));
    before?.end();
  };

  const move = async ({ table, id, seq, move: raw }: Asked<"move">) => {
    if (movesUnderWay >= MOST_MOVES_UNDER_WAY)
      return refused({ code: "too-many" }, table, id);
    movesUnderWay += 1;
    const request = { id, seq, move: raw };
    const played =
      person === undefined
        ? refuse("no-guest")
        : await submitMove(hall, table, person, request);
    movesUnderWay -= 1;
    if (!played.ok) return refused(played.refusal, table, id);
    send(
      `{"v":1,"type":"accepted","table":"${table}","id":${JSON.stringify(id)},"seq":${played.value.seq}}`,
    );
  };

  const unwatch = async ({ table }: Asked<"unwatch">) => {
    watches.get(table)?.end();
    watches.delete(table);
  };

  const answer = (message: ClientMessage): Promise<void> => {
    switch (message.type) {
      case "watch":
        return watch(message);
      case "unwatch":
        return unwatch(message);
      case "move":
        return move(message);
    }
  };

  /** The outermost handler: what reaches it is no table's fault. */
  const fail = (error: unknown) => {
    logger.error({ err: error }, "a live connection failed");
    socket.terminate();
  };

  const end = () => {
    for (const open of watches.values()) open.end();
    watches.clear();
  };

  socket.on("message", (data: Buffer, isBinary: boolean) => {
    const parsed = isBinary
      ? refuse("malformed-message")
      : parseClientMessage(data.toString());
    if (parsed.ok) return void answer(parsed.value).catch(fail);
    malformed += 1;
    refused(parsed.refusal);
    if (malformed >= MOST_MALFORMED)
      socket.close(CLOSE_POLICY, "too many malformed messages");
  });
  socket.on("pong", () => {
    isAlive = true;
  });
  socket.on("close", end);

  return {
    // Slow readers may catch up now, hopeless and silent ones go.
    beat() {
      if (!isAlive || socket.bufferedAmount > HOPELESS)
        return socket.terminate();
      isAlive = false;
      socket.ping();
      for (const open of watches.values()) open.resume();
    },
  };
}
