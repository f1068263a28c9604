/** At the end of a process every running match is kept as it stands, so that newer rules go on from there. */

import type { Hall } from "./hall.ts";

export async function keepSnapshots(hall: Hall): Promise<void> {
  for (const loading of hall.open.values()) {
    const table = await loading.catch(() => undefined);
    if (!table?.match || table.stored.status !== "playing") continue;
    const { rulesVersion } = table.game;
    const { seq, state } = table.match.position;
    const { id } = table.stored;
    try {
      await hall.store.saveSnapshot(id, { seq, rulesVersion, state });
    } catch (error) {
      // The log has it all, and a server that must end has to end.
      hall.logger.error({ err: error, table: id }, "a snapshot was not kept");
    }
  }
}
