/** Seats change hands: entries about the seats are committed as moves are, and the log decides between two nodes. */

import { attempt, ok, vacantSeats } from "@stolik/kernel";
import type {
  Choice,
  Result,
  Seat,
  SeatingCode,
  SeatingEntry,
} from "@stolik/kernel";
import type { TokenBucket } from "../limits/token-bucket.ts";
import type { ChoiceRequest, Person } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { StoredTable } from "../store/stored.ts";
import { advance } from "./advance.ts";
import { commit } from "./commit.ts";
import type { Context } from "./context.ts";
import { currentSeatOf, wasBehind } from "./freshness.ts";
import type { OpenTable } from "./open-table.ts";
import { openTable } from "./open.ts";
import { hasRoomFor, seatBudget } from "./seat-changes.ts";
import { noteSeen, seenAt } from "./seen.ts";
import { withLockOrDoubt } from "./table-lock.ts";
import { inLine } from "./waiting-line.ts";

/** What was wanted is so already. */
const NO_CHANGE = "no-change" satisfies SeatingCode;

/** Nothing to be done is done: whoever asks twice, or after another node, gets the same answer. What a person causes comes out of their budget. */
export function changeSeating(
  context: Context,
  table: OpenTable,
  entry: SeatingEntry,
  budget?: TokenBucket,
): Promise<Result<undefined>> {
  return withLockOrDoubt(context, table, async () => {
    let isPaid = false;
    for (;;) {
      if (context.isClosing) return refuse("unavailable");
      if (!table.match) return refuse("not-started");
      const step = attempt(table.match, entry);
      if (!step.ok) {
        if (await wasBehind(context, table)) continue;
        return step.refusal.code === NO_CHANGE ? ok(undefined) : step;
      }
      if (!hasRoomFor(context.settings, table.match, entry))
        // Whoever goes once too often is gone without a row of the log.
        return entry.type === "away" ? ok(undefined) : refuse("too-many");
      if (!isPaid && budget?.take(1) === false) return refuse("too-many");
      isPaid = true;
      const committed = await commit(context, table, step.value, null);
      if (committed !== undefined) return ok(undefined);
      await advance(context, table);
    }
  });
}

/** Whether somebody other than its player holds the seat, or nobody. */
export function isAway({ match, stored }: OpenTable, seat: Seat): boolean {
  if (!match || stored.status !== "playing") return false;
  return match.seating.holders[seat] !== "player";
}

/** The seat is its player's again, if it was not; while the match goes on. */
export async function comeBack(
  context: Context,
  table: OpenTable,
  seat: Seat,
): Promise<Result<undefined>> {
  if (!isAway(table, seat)) return ok(undefined);
  return changeSeating(context, table, { type: "return", seat });
}

/** A player leaves a match: the others need not wait to be asked. */
export async function leaveMatch(
  context: Context,
  table: OpenTable,
  seat: Seat,
): Promise<Result<StoredTable>> {
  const entry = { type: "away", seat } as const;
  const budget = seatBudget(context, table, seat);
  const left = await changeSeating(context, table, entry, budget);
  return left.ok ? ok(table.stored) : left;
}

/** What somebody who stays wants done about whoever is away; once all agree it is done. */
export async function chooseForAway(
  context: Context,
  id: string,
  person: Person,
  { choice }: ChoiceRequest,
): Promise<Result<StoredTable>> {
  const table = await openTable(context, id);
  if (!table) return refuse("unknown-table");
  const seat = await currentSeatOf(context, table, person.id);
  if (seat === undefined) return refuse("not-seated");
  noteSeen(table, seat);
  return inLine(table, person.id, async () => {
    const back = await comeBack(context, table, seat);
    if (!back.ok) return back;
    const entry = { type: "choice", seat, choice } as const;
    const budget = seatBudget(context, table, seat);
    const chosen = await changeSeating(context, table, entry, budget);
    if (!chosen.ok) return chosen;
    const done = await doAgreed(context, table);
    return done.ok ? ok(table.stored) : done;
  });
}

/** Does what everyone who stays has chosen; nothing where they differ. */
export async function doAgreed(
  context: Context,
  table: OpenTable,
): Promise<Result<undefined>> {
  const { match } = table;
  const agreed = agreedChoice(context, table);
  if (!match || !agreed) return ok(undefined);
  if (agreed === "end") return changeSeating(context, table, { type: "end" });
  for (const seat of vacantSeats(match.seating)) {
    const entry = { type: "stand-in", seat } as const;
    const taken = await changeSeating(context, table, entry);
    if (!taken.ok) return taken;
  }
  return ok(undefined);
}

/** Undefined: somebody has not chosen, they differ, or they wait. */
function agreedChoice(
  context: Context,
  table: OpenTable,
): Exclude<Choice, "wait"> | undefined {
  const { match, stored } = table;
  if (!match || stored.status !== "playing") return undefined;
  const { seating } = match;
  if (vacantSeats(seating).length === 0) return undefined;
  const chosen = staying(context, table).map((seat) => seating.choices[seat]);
  const [first] = chosen;
  if (!first || first === "wait") return undefined;
  return chosen.every((choice) => choice === first) ? first : undefined;
}

/** The people who hold their seats and are there, or were a moment ago: nobody loses their say by a short cut. */
function staying(
  { presence, settings }: Context,
  table: OpenTable,
  now = performance.now(),
): Seat[] {
  const { match, stored } = table;
  return [...stored.seats.entries()].flatMap(([seat, player]) => {
    const isHeld = match?.seating.holders[seat] === "player";
    if (player.type !== "person" || !isHeld) return [];
    const isStaying =
      presence.isThere(stored.id, player.person) ||
      now - seenAt(table, seat, now).at < settings.awayAfter;
    return isStaying ? [seat] : [];
  });
}
