/** A planted bug: whoever looks at a table is shown its state. */

import { findGame } from "@stolik/games/node";
import type { ServeOptions } from "@stolik/server";

export const showEverything: Partial<ServeOptions> = {
  findGame(id) {
    const entry = findGame(id);
    return (
      entry && { ...entry, game: { ...entry.game, view: (state) => state } }
    );
  },
};
