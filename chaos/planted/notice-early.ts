/** A planted bug: other nodes are told of a move before it is committed. They look too soon, find nothing, and are not told again. */

import type { ServeOptions } from "@stolik/server";

/** Long enough for another node to look. */
const COMMIT_TAKES = 200;

type Notices = Parameters<NonNullable<ServeOptions["wrapNotices"]>>[0];

export function noticeEarly(): Partial<ServeOptions> {
  let told: Notices | undefined;
  return {
    wrapStore: (store) => ({
      ...store,
      async append(append) {
        told?.announce({ table: append.table, seq: append.row.seq });
        await new Promise((resolve) => setTimeout(resolve, COMMIT_TAKES));
        return store.append(append);
      },
    }),
    wrapNotices(notices) {
      told = notices;
      return {
        ...notices,
        announce(notice) {
          if (notice.seq === undefined) notices.announce(notice);
        },
      };
    },
  };
}
