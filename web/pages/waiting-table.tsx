/** A table on the server before the deal: whatever is done in its waiting room is asked of the server. */

import { useRef } from "react";
import type { Result } from "@stolik/kernel";
import type { SeatChange, TableInfo } from "@stolik/server/protocol";
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
  /** The revision for which a change is under way: a second press would be for a table that is no more. */
  const asked = useRef<number>(undefined);
  const arrange = async (change: SeatChange) => {
    if (asked.current === revision) return;
    asked.current = revision;
    update(await run(() => api.arrange(id, { revision, change })));
    if (asked.current === revision) asked.current = undefined;
  };
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
      onArrange={(change) => void arrange(change)}
      onStart={() =>
        void run(() => api.start(id, { entropy: freshEntropy() })).then(update)
      }
      onLeave={() => void leave()}
    />
  );
}
