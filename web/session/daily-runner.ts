/** Plays a daily deal for a page: the deal, its rules, and where somebody stands in it. */

import { beginSolving, ok, solve, SOLVER } from "@stolik/kernel";
import type { AnyDaily, Result, Solving } from "@stolik/kernel";
import type { DailyEntry } from "@stolik/server/protocol";
import { refusal } from "../refusals.ts";
import type {
  DealMatch,
  FromDaily,
  ShownDeal,
  ToDaily,
} from "./daily-messages.ts";

export interface DailyPorts {
  /** Rules that can show a deal. */
  find(game: string): Promise<Result<AnyDaily>>;
  /** Rules that can play it too, once all they need has come; a refusal if it cannot come just now. */
  findWhole(game: string): Promise<Result<AnyDaily>>;
  post(message: FromDaily): void;
}

interface Opened {
  readonly entry: DailyEntry;
  readonly at: Solving;
  /** Rules that can play it, once they are here. */
  readonly whole?: AnyDaily;
}

export function createDailyRunner({ find, findWhole, post }: DailyPorts): {
  receive(message: ToDaily): Promise<void>;
} {
  let opened: Opened | undefined;
  /** How many boards were asked for: whoever waited meanwhile finds that something else is looked at. */
  let boards = 0;

  const show = (daily: AnyDaily, now: Opened) => {
    opened = now;
    post({ type: "shown", at: shownDeal(daily, now) });
  };

  const open = async (entry: DailyEntry, moves: readonly unknown[]) => {
    boards += 1;
    const board = boards;
    // What nobody has touched can be shown at once; moves are played by rules that can play.
    const isFresh = moves.length === 0;
    const found = await (isFresh ? find : findWhole)(entry.game);
    if (boards !== board) return;
    if (!found.ok) return post({ type: "refused", refusal: found.refusal });
    const daily = found.value;
    // Made by other rules, or of other cards: one of the two is out of date.
    if (
      daily.version !== entry.version ||
      daily.contentVersion !== entry.contentVersion
    )
      return post({ type: "refused", refusal: refusal("other-deal") });
    const at = afterMoves(daily, entry, moves);
    show(daily, isFresh ? { entry, at } : { entry, at, whole: daily });
    // Loaded while the person looks at the deal; a failure shows when it is needed.
    if (isFresh) void findWhole(entry.game).catch(() => undefined);
  };

  const move = async (raw: unknown) => {
    if (!opened) return;
    const board = boards;
    const { entry, at, whole } = opened;
    const found = whole ? ok(whole) : await findWhole(entry.game);
    if (boards !== board) return;
    if (!found.ok) return post({ type: "refused", refusal: found.refusal });
    const next = solve(found.value, at, raw);
    if (!next.ok) return post({ type: "refused", refusal: next.refusal });
    show(found.value, { entry, at: next.value, whole: found.value });
  };

  return {
    async receive(message) {
      if (message.type === "open") return open(message.entry, message.moves);
      return move(message.move);
    },
  };
}

/** As far as they can be played: what was kept on a device may have been tampered with. */
function afterMoves(
  daily: AnyDaily,
  { deal }: DailyEntry,
  moves: readonly unknown[],
): Solving {
  let at = beginSolving(deal);
  for (const move of moves) {
    const next = solve(daily, at, move);
    if (!next.ok) break;
    at = next.value;
  }
  return at;
}

function shownDeal(daily: AnyDaily, { entry, at }: Opened): ShownDeal {
  const isOver = daily.isOver(at.state);
  return {
    match: matchOf(daily, at, isOver),
    moves: at.moves,
    score: daily.score(at.state),
    isOver,
    marks: isOver ? daily.marks(at.state) : [],
    mistake: isOver ? daily.mistake(entry.deal, at.moves) : undefined,
  };
}

function matchOf(
  daily: AnyDaily,
  { state, moves, told }: Solving,
  isOver: boolean,
): DealMatch {
  return {
    seq: moves.length,
    view: daily.view(state),
    seat: SOLVER,
    heard: told.map((events, index) => ({ seq: index + 1, events })),
    toMove: isOver ? [] : [SOLVER],
    canMove: !isOver,
    refusal: undefined,
    isShared: false,
    handTo: null,
  };
}
