/** A planted bug: a move is acknowledged before it is committed, so that a crash loses it. */

import type { ServeOptions } from "@stolik/server";

/** Rows wait until the disk has time for them, which a process that is killed does not live to see. */
export const acknowledgeEarly: Partial<ServeOptions> = {
  wrapStore: (store) => ({ ...store, append: () => Promise.resolve("kept") }),
};
