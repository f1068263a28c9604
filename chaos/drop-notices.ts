/** The same notices, of which a node does not hear while they are dropped. */

import type { ServeOptions } from "@stolik/server";

type Notices = Parameters<NonNullable<ServeOptions["wrapNotices"]>>[0];

export function dropNotices(
  notices: Notices,
  areDropped: () => boolean,
): Notices {
  return {
    ...notices,
    listen: (listener) =>
      notices.listen({
        ...listener,
        onNotice(notice) {
          if (!areDropped()) listener.onNotice(notice);
        },
      }),
  };
}
