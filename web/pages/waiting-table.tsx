/** A table on the server before the deal: whatever is done in its waiting room is asked of the server. */

import type { Result } from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";
import { api, freshEntropy } from "../api.ts";
import { becomeKnown } from "../lobby/guest.ts";
import { WaitingRoom } from "../lobby/waiting-room.tsx";
import { navigate } from "../router/history.ts";
import type { OnlineSession } from "../session/online.ts";
import { noteTable } from "../session/unfinished.ts";

export function WaitingTable({
  table,
  session,
  isBusy,
  run,
}: {
  readonly table: TableInfo;
  readonly session: OnlineSession;
  readonly isBusy: boolean;
  /** Asks, and shows why not. */
  readonly run: (
    ask: () => Promise<Result<TableInfo>>,
  ) => Promise<Result<TableInfo>>;
}) {
  const { id, game, revision } = table;
  const update = (answer: Result<TableInfo>) => {
    if (answer.ok) session.update(answer.value);
  };
  const join = async (name: string) => {
    const joined = await run(async () => {
      const known = await becomeKnown(name);
      return known.ok ? api.join(id, { entropy: freshEntropy() }) : known;
    });
    if (joined.ok) session.rejoin(joined.value);
  };
  const leave = async () => {
    const left = await run(() => api.leave(id));
    if (!left.ok) return;
    noteTable(game, id, false);
    navigate({ type: "home" });
  };
  return (
    <WaitingRoom
      table={table}
      isBusy={isBusy}
      onJoin={(name) => void join(name)}
      onArrange={(change) =>
        void run(() => api.arrange(id, { revision, change })).then(update)
      }
      onStart={() =>
        void run(() => api.start(id, { entropy: freshEntropy() })).then(update)
      }
      onLeave={() => void leave()}
    />
  );
}
