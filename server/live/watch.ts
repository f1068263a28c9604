/** One connection looking at one table: sends what happens in order, and catches up after a gap. */

import type { Notice } from "../bus/bus.ts";
import { seatOf } from "../people/seat-of.ts";
import { textFrame } from "../protocol/text-frame.ts";
import type { Frame } from "../protocol/text-frame.ts";
import { catchUp } from "../tables/catch-up.ts";
import type { Context } from "../tables/context.ts";
import { doubt } from "../tables/doubt.ts";
import { bringUpToDate } from "../tables/freshness.ts";
import type { OpenTable } from "../tables/open-table.ts";
import { openTable } from "../tables/open.ts";
import { comeBack } from "../tables/seating.ts";
import { tableMessage } from "../tables/table-message.ts";
import { latestStep } from "../tables/view-cache.ts";

export interface Watch {
  /** The subscriber asks anew; what it asked for before is forgotten. */
  restart(from: number | undefined): void;
  /** Sends the whole view to a subscriber that was too slow for the steps and has recovered. */
  resume(): void;
  end(): void;
}

/** How a watch reaches its subscriber. */
export interface Subscriber {
  readonly person: string | undefined;
  send(frame: Frame): void;
  /** Whether more is waiting to be sent than a healthy subscriber leaves behind. */
  isSlow(): boolean;
  /** What it asked for of that table cannot be read: that is no table's fault. */
  fail(error: unknown, table: string): void;
}

export function startWatch(
  context: Context,
  table: OpenTable,
  subscriber: Subscriber,
  from: number | undefined,
): Watch {
  const { id } = table.stored;
  const { person } = subscriber;
  let current = table;
  /** The seq the subscriber has; undefined: none yet. */
  let sent = from;
  let isTableDue = true;
  let isArriving = true;
  let isCatchingUp = false;
  let isBehind = false;
  let isOver = false;

  const viewer = () => seatOf(current.stored, person) ?? null;

  const sendTable = () => {
    isTableDue = false;
    subscriber.send(tableMessage(current, context, person));
  };

  /** What is slow to go out is not added to. */
  const canSend = () => {
    isBehind ||= subscriber.isSlow();
    return !isBehind;
  };

  const sendMissed = () => {
    if (!canSend()) return;
    if (isTableDue) sendTable();
    const missed = catchUp(current, viewer(), sent);
    if (!missed) return;
    subscriber.send(textFrame(missed.json));
    sent = missed.seq;
  };

  /** One at a time: whoever asks again meanwhile has changed what it begins from. */
  const fillGap = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    try {
      for (;;) {
        const known = await openTable(context, id);
        if (!known) break;
        // It was told more elsewhere.
        if (sent !== undefined && sent > (known.match?.position.seq ?? -1))
          await bringUpToDate(context, known);
        if (known !== current) isTableDue = true;
        current = known;
        if (!known.isDropped) break;
      }
    } catch (error) {
      return subscriber.fail(error, id);
    } finally {
      isCatchingUp = false;
    }
    if (isOver) return;
    orDoubt(sendMissed);
    if (isArriving) await takeSeat();
  };

  /** Whoever comes to look at the table has their seat back. */
  const takeSeat = async () => {
    isArriving = false;
    const seat = viewer();
    if (seat !== null) await comeBack(context, current, seat);
  };

  const sendStep = (seq: number) => {
    if (isCatchingUp || isBehind || (sent !== undefined && seq <= sent)) return;
    if (!canSend()) return;
    const frame =
      sent === seq - 1 ? latestStep(current, viewer(), seq) : undefined;
    if (frame === undefined) return void fillGap();
    subscriber.send(frame);
    sent = seq;
  };

  /** What cannot be shown may be memory's fault: the table is dropped, and the notice of that fills the gap. Where it was read anew just before, the subscriber is told of an error. */
  const orDoubt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      void doubt(context, current, error).then((isReadAnew) => {
        if (!isReadAnew && !isOver) subscriber.fail(error, id);
      });
    }
  };

  const hear = (notice: Notice) => {
    if (notice.type === "seq") return orDoubt(() => sendStep(notice.seq));
    if (notice.type === "dropped") return void fillGap();
    isTableDue = true;
    if (!isCatchingUp && canSend()) orDoubt(sendTable);
  };

  const unlisten = context.bus.listen(id, hear);
  context.presence.arrive(id, person);
  void fillGap();

  return {
    restart(next) {
      sent = next;
      isTableDue = isArriving = true;
      void fillGap();
    },
    resume() {
      if (!isBehind || subscriber.isSlow()) return;
      isBehind = false;
      sent = undefined;
      void fillGap();
    },
    end() {
      if (isOver) return;
      isOver = true;
      unlisten();
      context.presence.leave(id, person);
      context.cache.release(current);
    },
  };
}
