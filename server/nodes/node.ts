/** One of the nodes on a database: it tells the others a few times a second what it shares with them, and learns what they do. */

import type { FastifyBaseLogger } from "fastify";
import { sharedPresence } from "../people/shared-presence.ts";
import type { SharedPresence } from "../people/shared-presence.ts";
import { randomId } from "../protocol/ids.ts";
import type { Board } from "../store/board.ts";
import { sharedLedger } from "./shared-ledger.ts";
import type { SharedLedger } from "./shared-ledger.ts";

/** In milliseconds. */
const TELL_EVERY = 300;
/** After so many tellings limits are exchanged, presence is read, and nodes that are gone are swept. */
const EXCHANGE_AFTER = 3;
const READ_EVERY = 6;
const SWEEP_AFTER = 30;

export interface Node {
  readonly presence: SharedPresence;
  readonly ledger: SharedLedger;
  /** The others learn that it goes. */
  stop(): Promise<void>;
}

export function startNode(
  board: Board,
  logger: FastifyBaseLogger,
  connectionsPerAddress: number,
): Node {
  const id = randomId();
  const ledger = sharedLedger(board, id, connectionsPerAddress);
  const presence = sharedPresence({
    board,
    node: id,
    onForgotten: ledger.tellAgain,
  });
  let round = 0;
  let isAway = false;
  let running: Promise<void> = Promise.resolve();

  const beat = async () => {
    round += 1;
    try {
      await presence.tell();
      if (round % EXCHANGE_AFTER === 0) await ledger.exchange();
      if (round % READ_EVERY === 0) await presence.read();
      if (round % SWEEP_AFTER === 0) await board.sweep();
      if (isAway) logger.warn("what nodes share is told again");
      isAway = false;
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, "what nodes share is not told");
      isAway = true;
    }
  };
  /** One after the other, however long each takes. */
  let timer: NodeJS.Timeout | undefined;
  const goOn = () => {
    timer = setTimeout(() => {
      running = beat().then(() => {
        if (timer) goOn();
      });
    }, TELL_EVERY);
  };
  goOn();

  return {
    presence,
    ledger,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
      // Where it cannot be told, they notice by its silence.
      await board.leave(id).catch((error: unknown) => {
        logger.warn({ err: error }, "the other nodes were not told");
      });
      await board.close();
    },
  };
}
