/** The tables one connection looks at: the newest request for a table wins, whatever is still on its way. */

import type { Refusal } from "@stolik/kernel";
import { refusal } from "../protocol/refusals.ts";
import type { Context } from "../tables/context.ts";
import { openTable } from "../tables/open.ts";
import { startWatch } from "./watch.ts";
import type { Subscriber, Watch } from "./watch.ts";

export interface Watches {
  watch(table: string, from: number | undefined): void;
  unwatch(table: string): void;
  /** Readers that were too slow may go on. */
  resume(): void;
  end(): void;
}

/** A table that is watched, or about to be. */
interface Watched {
  /** What the newest request named. */
  from: number | undefined;
  /** Absent while the table is being opened. */
  watch?: Watch;
}

const MOST_WATCHED = 32;

export function openWatches(
  context: Context,
  subscriber: Subscriber,
  refused: (refusal: Refusal, table: string) => void,
): Watches {
  const watched = new Map<string, Watched>();

  const open = async (id: string, mine: Watched) => {
    const table = await openTable(context, id);
    // Nobody waits any more: it was given up meanwhile, or given up and asked for anew.
    if (watched.get(id) !== mine) return;
    if (table) mine.watch = startWatch(context, table, subscriber, mine.from);
    else {
      watched.delete(id);
      refused(refusal("unknown-table"), id);
    }
  };

  return {
    watch(id, from) {
      const known = watched.get(id);
      if (known) {
        known.from = from;
        known.watch?.restart(from);
        return;
      }
      if (watched.size >= MOST_WATCHED) return refused(refusal("too-many"), id);
      const mine = { from };
      watched.set(id, mine);
      open(id, mine).catch((error: unknown) => {
        if (watched.get(id) === mine) watched.delete(id);
        subscriber.fail(error, id);
      });
    },
    unwatch(id) {
      watched.get(id)?.watch?.end();
      watched.delete(id);
    },
    resume() {
      for (const { watch } of watched.values()) watch?.resume();
    },
    end() {
      for (const { watch } of watched.values()) watch?.end();
      watched.clear();
    },
  };
}
