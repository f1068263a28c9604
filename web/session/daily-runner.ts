/** Plays a daily deal for a page: the deal, its rules, and where somebody stands in it. */

import { beginSolving, solve, SOLVER } from "@stolik/kernel";
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
}

export function createDailyRunner({ find, findWhole, post }: DailyPorts): {
  receive(message: ToDaily): Promise<void>;
} {
  let opened: Opened | undefined;

  const show = (daily: AnyDaily, now: Opened) => {
    opened = now;
    post({ type: "shown", at: shownDeal(daily, now) });
  };

  const open = async (entry: DailyEntry, moves: readonly unknown[]) => {
    // What nobody has touched can be shown at once; moves are played by rules that can play.
    const isFresh = moves.length === 0;
    const found = await (isFresh ? find : findWhole)(entry.game);
    if (!found.ok) return post({ type: "refused", refusal: found.refusal });
    const daily = found.value;
    // Made by other rules, or of other cards: one of the two is out of date.
    if (
      daily.version !== entry.version ||
      daily.contentVersion !== entry.contentVersion
    )
      return post({ type: "refused", refusal: refusal("other-deal") });
    show(daily, { entry, at: afterMoves(daily, entry, moves) });
    // Loaded while the person looks at the deal; a failure shows when it is needed.
    if (isFresh) void findWhole(entry.game).catch(() => undefined);
  };

  const move = async (raw: unknown) => {
    const shown = opened;
    if (!shown) return;
    const found = await findWhole(shown.entry.game);
    // Something else is looked at by now.
    if (opened !== shown) return;
    if (!found.ok) return post({ type: "refused", refusal: found.refusal });
    const next = solve(found.value, shown.at, raw);
    if (!next.ok) return post({ type: "refused", refusal: next.refusal });
    show(found.value, { ...shown, at: next.value });
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
