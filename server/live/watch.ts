/** One connection looking at one table: sends what happens in order, and catches up after a gap. */

import type { Notice } from "../bus.ts";
import { catchUp } from "../tables/catch-up.ts";
import { latestMessage } from "../tables/glimpse.ts";
import type { Hall, OpenTable } from "../tables/hall.ts";
import { seatOf } from "../tables/info.ts";
import { leaveIfOver, openTable } from "../tables/open.ts";
import { stop } from "../tables/stop.ts";
import { tableMessage } from "../tables/table-message.ts";

export interface Watch {
  /** Sends the whole view to a reader that was too slow for the steps and has recovered. */
  resume(): void;
  end(): void;
}

/** How a watch reaches its reader. */
export interface Reader {
  readonly person: string | undefined;
  send(json: string): void;
  /** Whether more is waiting to be sent than a healthy reader leaves behind. */
  isSlow(): boolean;
}

export function startWatch(
  hall: Hall,
  table: OpenTable,
  reader: Reader,
  from: number | undefined,
): Watch {
  const { id } = table.stored;
  const { person } = reader;
  let current = table;
  let viewer = seatOf(table.stored, person) ?? null;
  /** The seq the reader has; undefined: none yet. */
  let sent = from;
  let isCatchingUp = false;
  let isBehind = false;
  let isOver = false;

  const sendTable = () => {
    viewer = seatOf(current.stored, person) ?? null;
    reader.send(tableMessage(current, hall.presence, person));
  };

  /** Asks anew for as long as the table moves on meanwhile. */
  const fillGap = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    try {
      current = (await openTable(hall, id)) ?? current;
      for (;;) {
        const missed = await catchUp(hall, current, viewer, sent);
        if (!missed || isOver) break;
        if (reader.isSlow()) {
          isBehind = true;
          break;
        }
        reader.send(missed.json);
        sent = missed.seq;
      }
    } catch (error) {
      await stop(hall, current, error);
    } finally {
      isCatchingUp = false;
    }
  };

  const sendStep = (seq: number) => {
    if (isCatchingUp || isBehind || (sent !== undefined && seq <= sent)) return;
    if (reader.isSlow()) {
      isBehind = true;
      return;
    }
    const message =
      sent === seq - 1 ? latestMessage(current, viewer, seq) : undefined;
    if (message === undefined) return void fillGap();
    reader.send(message);
    sent = seq;
  };

  const hear = (notice: Notice) => {
    try {
      if (notice.type === "seq") sendStep(notice.seq);
      else sendTable();
    } catch (error) {
      void stop(hall, current, error);
    }
  };

  const unlisten = hall.bus.listen(id, hear);
  hall.presence.arrive(id, person);
  sendTable();
  void fillGap();

  return {
    resume() {
      if (!isBehind || reader.isSlow()) return;
      isBehind = false;
      sent = undefined;
      void fillGap();
    },
    end() {
      isOver = true;
      unlisten();
      hall.presence.leave(id, person);
      leaveIfOver(hall, current);
    },
  };
}
