/** The move that waits for the server's answer: sent again under the same id until there is one. */

import type { MoveRequest } from "@stolik/server/protocol";
import { randomHex } from "../random-hex.ts";
import { repeater } from "../repeat.ts";

/** If no answer has come in this time, the socket is dead. */
const PATIENCE = 6000;

export interface PendingMove {
  isWaiting(): boolean;
  /** Sends a new move, made on the position of this seq. */
  begin(seq: number, move: unknown): void;
  /** Sends the move, if one waits, at once. */
  send(): void;
  /** Sends it after a growing pause, if it is the one with this id. */
  sendLater(id: string): void;
  /** Whether the answer was for this move, which then waits no longer. */
  answered(id: string | undefined): boolean;
  /** Plans no further repeats; the move still waits. */
  stopRepeating(): void;
  close(): void;
}

/** `onSilence`: no answer has come for too long. */
export function pendingMove(
  post: (move: MoveRequest) => void,
  onSilence: () => void,
): PendingMove {
  let pending: MoveRequest | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const again = repeater();

  const send = () => {
    clearTimeout(watchdog);
    if (!pending) return;
    post(pending);
    watchdog = setTimeout(onSilence, PATIENCE);
  };

  return {
    isWaiting: () => pending !== undefined,
    begin(seq, move) {
      pending = { id: `${seq}-${randomHex()}`, seq, move };
      send();
    },
    send,
    sendLater(id) {
      if (pending?.id !== id) return;
      clearTimeout(watchdog);
      again.later(send);
    },
    answered(id) {
      if (!pending || pending.id !== id) return false;
      pending = undefined;
      clearTimeout(watchdog);
      again.end();
      return true;
    },
    stopRepeating: () => again.end(),
    close() {
      clearTimeout(watchdog);
      again.end();
    },
  };
}
