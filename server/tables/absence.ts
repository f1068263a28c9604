/** Looks who is away while others wait for them, and who is back; every node does so for the tables that are watched there. */

import type { Result } from "@stolik/kernel";
import type { Context } from "./context.ts";
import type { OpenTable } from "./open-table.ts";
import { changeSeating, comeBack, doAgreed } from "./seating.ts";
import { hasRoomFor } from "./seat-changes.ts";
import { seenAt } from "./seen.ts";

const LONGEST_INTERVAL = 1_000;

/** Looks every so often. */
export function startAbsence(context: Context): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= lookWhoIsAway(context)
      .catch((error: unknown) =>
        context.logger.error({ err: error }, "looking who is away"),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const every = Math.min(LONGEST_INTERVAL, context.settings.awayAfter);
  const timer = setInterval(run, every);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** `now` is in milliseconds, of a monotonic clock. */
export async function lookWhoIsAway(
  context: Context,
  now: () => number = () => performance.now(),
): Promise<void> {
  for (const table of await context.cache.all())
    if (isLookedAt(context, table)) await look(context, table, now());
}

/** A match that people play, and that somebody watches here. */
function isLookedAt({ bus }: Context, { match, stored }: OpenTable): boolean {
  return (
    match !== undefined &&
    stored.status === "playing" &&
    bus.hasListeners(stored.id)
  );
}

async function look(
  context: Context,
  table: OpenTable,
  now: number,
): Promise<void> {
  for (const change of changesAt(context, table, now)) {
    const done = await change();
    if (!done.ok) return;
  }
  await doAgreed(context, table);
}

type Change = () => Promise<Result<undefined>>;

function changesAt(
  context: Context,
  table: OpenTable,
  now: number,
): readonly Change[] {
  const { presence, settings } = context;
  const { game, match, stored } = table;
  if (!match) return [];
  const toMove = game.toMove(match.position.state);
  const changes: Change[] = [];
  let isAnybodyThere = false;
  for (const [seat, player] of stored.seats.entries()) {
    if (player.type !== "person") continue;
    const seen = seenAt(table, seat, now);
    const isThere = presence.isThere(stored.id, player.person);
    const isHeld = match.seating.holders[seat] === "player";
    isAnybodyThere ||= isThere && isHeld;
    if (isThere) seen.at = now;
    if (isThere || !toMove.includes(seat)) seen.awaitedSince = now;
    // Whoever has just left may be seen once more, and whoever came as they were given up is seen twice.
    if (isThere && !isHeld && seen.isBack)
      changes.push(() => comeBack(context, table, seat));
    seen.isBack = isThere && !isHeld;
    const away = { type: "away", seat } as const;
    const isAwaited = now - seen.awaitedSince >= settings.awayAfter;
    if (isHeld && isAwaited && hasRoomFor(settings, match, away))
      changes.push(() => changeSeating(context, table, away));
  }
  return isAnybodyThere ? changes : [];
}
