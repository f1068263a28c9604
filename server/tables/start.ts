/** The deal: the host begins with whoever is there. */

import { ok } from "@stolik/kernel";
import type { AnyGame, Refusal, Result } from "@stolik/kernel";
import { seatOf } from "../people/seat-of.ts";
import type { Person, StartRequest } from "../protocol/protocol.ts";
import { refusal, refuse } from "../protocol/refusals.ts";
import type { Append, StoredTable } from "../store/stored.ts";
import { advance } from "./advance.ts";
import type { Context } from "./context.ts";
import { nextDue } from "./due.ts";
import { deal } from "./fold.ts";
import { wasBehind } from "./freshness.ts";
import type { OpenTable } from "./open-table.ts";
import { openTable } from "./open.ts";
import { isStale } from "./origin.ts";
import { withinQuota } from "./quota.ts";
import { withSeats } from "./fit-seats.ts";
import { tell } from "./tell.ts";
import { withLockInLineOrDoubt } from "./waiting-line.ts";

export async function startTable(
  context: Context,
  id: string,
  person: Person,
  request: StartRequest = {},
): Promise<Result<StoredTable>> {
  const table = await openTable(context, id);
  if (!table) return refuse("unknown-table");
  return withLockInLineOrDoubt(context, table, person, async () => {
    for (;;) {
      const { game, stored } = table;
      const seated = seatedTable(stored, game, person, request);
      if (!seated.ok && (await wasBehind(context, table))) continue;
      if (!seated.ok) return seated;
      const { append, open } = prepareDeal(context, table, seated.value);
      const started = await withinQuota(
        context,
        person.id,
        "playing",
        async () =>
          ok(
            await context.store.startTable(
              append,
              stored.revision,
              seated.value,
            ),
          ),
      );
      if (!started.ok) return started;
      if (started.value) {
        open();
        tell(context, id);
        tell(context, id, 0);
        if (typeof append.dueIn === "number") context.onDue(id, append.dueIn);
        return ok(table.stored);
      }
      await advance(context, table);
    }
  });
}

/** The table as it is dealt: without free seats, and with what the host adds to the seed. */
function seatedTable(
  table: StoredTable,
  game: AnyGame,
  person: Person,
  request: StartRequest,
): Result<StoredTable> {
  const reason = whyNotStarted(table, game, person);
  if (reason) return { ok: false, refusal: reason };
  const taken = table.seats.filter(({ type }) => type !== "open");
  const seated = withSeats(table, game, taken);
  if (!seated.ok) return seated;
  if (isStale(game, table)) return refuse("other-rules");
  const { contentVersion } = game;
  const dealt = { ...seated.value, contentVersion };
  return ok(withEntropy(dealt, person, request));
}

function whyNotStarted(
  { host, seats, status, origin }: StoredTable,
  game: AnyGame,
  person: Person,
): Refusal | undefined {
  if (host !== person.id) return refusal("not-host");
  if (status !== "waiting") return refusal("already-started");
  // Who was there when the match began is there when it goes on.
  const min = origin ? seats.length : game.seats.min;
  const players = seats.filter(({ type }) => type !== "open").length;
  return players < min
    ? refusal("too-few-players", undefined, { min, missing: min - players })
    : undefined;
}

/** The row of the deal, and how it becomes true in memory. */
function prepareDeal(context: Context, table: OpenTable, stored: StoredTable) {
  const { game } = table;
  const { match, history } = deal(game, stored);
  const { state } = match.position;
  const append: Append = {
    table: stored.id,
    row: {
      seq: 0,
      seat: null,
      move: null,
      moveId: null,
      told: match.told[0] ?? [],
      at: Date.now(),
    },
    rulesVersion: game.rulesVersion,
    snapshot: { seq: 0, rulesVersion: game.rulesVersion, state },
    ...nextDue(context, { game, stored }, match),
  };
  const open = () => {
    table.match = match;
    table.history = history;
    table.stored = {
      ...stored,
      status: "playing",
      rulesVersion: game.rulesVersion,
      dealtVersion: game.rulesVersion,
      revision: stored.revision + 1,
    };
  };
  return { append, open };
}

/** A host without a seat adds nothing. */
function withEntropy(
  table: StoredTable,
  { id }: Person,
  { entropy }: StartRequest,
): StoredTable {
  const seat = seatOf(table, id);
  const player = seat === undefined ? undefined : table.seats[seat];
  if (seat === undefined || player?.type !== "person") return table;
  if (entropy === undefined) return table;
  return { ...table, seats: table.seats.with(seat, { ...player, entropy }) };
}
