/** What a table on the server adds to a match: leaving it, and what happens while somebody is away. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Result } from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";
import { api } from "../api.ts";
import { navigate } from "../router/history.ts";
import type { OnlineSession } from "../session/online.ts";
import type { ShownMatch } from "../session/session.ts";
import { noteLeft } from "../session/unfinished.ts";
import { AwayQuestion } from "../table/away-question.tsx";
import { AwaySoon } from "../table/away-soon.tsx";
import { LeaveButton } from "../table/leave-button.tsx";
import { ReturnNote } from "../table/return-note.tsx";

interface Asking {
  readonly table: TableInfo;
  readonly isBusy: boolean;
  /** Asks the server, and shows why it refuses. */
  run(ask: () => Promise<Result<TableInfo>>): Promise<Result<TableInfo>>;
}

export function SeatingTools({ table, isBusy, run }: Asking) {
  const { id, game, seats, status, you } = table;
  if (status !== "playing" || you.seat === null) return null;
  const isAlone = seats.every(
    (player, seat) => player?.type !== "person" || seat === you.seat,
  );
  const leave = async () => {
    const left = await run(() => api.leave(id));
    if (!left.ok) return;
    noteLeft(game, id);
    navigate({ type: "home" });
  };
  return (
    <LeaveButton
      isAlone={isAlone}
      isBusy={isBusy}
      onLeave={() => void leave()}
    />
  );
}

export function SeatingNotes({
  table,
  isBusy,
  run,
  module,
  match,
  session,
}: Asking & {
  readonly module: AnyGameModule;
  readonly match: ShownMatch;
  readonly session: OnlineSession;
}) {
  const { id, game, you } = table;
  return (
    <>
      <AwayQuestion
        table={table}
        isBusy={isBusy}
        onChoose={(choice) =>
          void run(() => api.choose(id, { choice })).then((chosen) => {
            if (chosen.ok) session.update(chosen.value);
          })
        }
      />
      <AwaySoon table={table} toMove={match.toMove} />
      <ReturnNote
        game={game}
        module={module}
        match={match}
        played={you.playedForYou ?? []}
      />
    </>
  );
}
