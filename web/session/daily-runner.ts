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

interface DailyPorts {
  find(game: string): Promise<Result<AnyDaily>>;
  post(message: FromDaily): void;
}

interface Opened {
  readonly daily: AnyDaily;
  readonly entry: DailyEntry;
  readonly at: Solving;
}

export function createDailyRunner({ find, post }: DailyPorts): {
  receive(message: ToDaily): Promise<void>;
} {
  let opened: Opened | undefined;

  const show = (now: Opened) => {
    opened = now;
    post({ type: "shown", at: shownDeal(now) });
  };

  const open = async (entry: DailyEntry, moves: readonly unknown[]) => {
    const found = await find(entry.game);
    if (!found.ok) return post({ type: "refused", refusal: found.refusal });
    const daily = found.value;
    // Made by other rules, or of other cards: one of the two is out of date.
    if (
      daily.version !== entry.version ||
      daily.contentVersion !== entry.contentVersion
    )
      return post({ type: "refused", refusal: refusal("other-deal") });
    show({ daily, entry, at: afterMoves(daily, entry, moves) });
  };

  const move = (raw: unknown) => {
    if (!opened) return;
    const next = solve(opened.daily, opened.at, raw);
    if (next.ok) show({ ...opened, at: next.value });
    else post({ type: "refused", refusal: next.refusal });
  };

  return {
    async receive(message) {
      if (message.type === "open") return open(message.entry, message.moves);
      move(message.move);
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

function shownDeal({ daily, entry, at }: Opened): ShownDeal {
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
