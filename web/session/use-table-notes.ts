/** Notes on this device how a table stands that is looked at: that it waits, how far it was followed, and whose turn it is. */

import type { TableInfo } from "@stolik/server/protocol";
import { useEffect } from "react";
import { noteWaiting } from "./badge.ts";
import { noteSeen } from "./seen-tables.ts";
import type { ShownMatch } from "./session.ts";
import { noteTable } from "./unfinished.ts";

export function useTableNotes(
  table: TableInfo | null,
  match: ShownMatch | null,
  hasFailed: boolean,
): void {
  const isWaitedFor =
    table?.you.seat !== null && !hasFailed && table?.status !== "over";
  const game = table?.game;
  const id = table?.id ?? "";
  // Not with every message: a table that was put away meanwhile, in another tab, stays away.
  useEffect(() => {
    if (game) noteTable(game, id, isWaitedFor);
  }, [game, id, isWaitedFor]);
  const seq = match?.seq;
  useEffect(() => {
    if (seq !== undefined) noteSeen(id, isWaitedFor ? seq : undefined);
  }, [id, isWaitedFor, seq]);
  const seat = match?.seat ?? null;
  const isTurn =
    isWaitedFor && seat !== null && match?.toMove.includes(seat) === true;
  useEffect(() => {
    if (id) noteWaiting(id, isTurn);
  }, [id, isTurn]);
}
