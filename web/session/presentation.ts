/** What is shown when: positions wait in a queue, so that one can follow what bots do (A6). Time is given, never asked for. */

import type { Hold } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { Pace } from "../pace.ts";
import type { ShownMatch } from "./session.ts";

/** How long a turn stays, in milliseconds, besides the time to read of it. */
export const BEAT = 1200;
export const LONGEST_BEAT = 4000;
/** What one sign takes to read. */
const SIGN = 50;
/** Whoever is further behind has been away: they are shown the newest. */
const MOST_TURNS = 6;

interface Position {
  readonly match: ShownMatch;
  /** Who moved; undefined where the page did not see the position before. */
  readonly by: Seat | undefined;
  /** It happened before the page was opened: whoever looks may skip it. */
  readonly isMissed?: true;
}

export interface Presentation {
  readonly pace: Pace;
  readonly shown: Position;
  readonly waiting: readonly Position[];
  /** Whether the board has drawn what is shown, and said what it has to say of it. */
  readonly isDrawn: boolean;
  readonly since: number;
  /** How long earlier moves of the same turn were shown. */
  readonly spent: number;
  /** How long what was said takes to read. */
  readonly reading: number;
  readonly hold: Hold | undefined;
  /** Whether somebody asked for what follows. */
  readonly isHurried: boolean;
}

export function present(
  match: ShownMatch,
  pace: Pace,
  now: number,
): Presentation {
  return {
    ...showing({ match, by: undefined }, now),
    pace,
    waiting: [],
    spent: 0,
    hold: undefined,
    isHurried: false,
  };
}

/** Whoever was away sees first what they missed, one position after the other, unless they want everything at once. */
export function presentMissed(
  past: readonly ShownMatch[],
  match: ShownMatch,
  pace: Pace,
  now: number,
): Presentation {
  const [first] = past;
  if (!first || pace === "instant") return present(match, pace, now);
  const all = [...past, match];
  const waiting = all.slice(1).map((position, index) => {
    const by = moverOf(all[index] ?? first, position);
    return { match: position, by, isMissed: true } as const;
  });
  return { ...present(first, pace, now), waiting };
}

/** The match has come to another position, or something about this one has changed. */
export function arrive(
  before: Presentation,
  match: ShownMatch,
  now: number,
): Presentation {
  const { shown, waiting } = before;
  const last = waiting.at(-1) ?? shown;
  if (match.id !== last.match.id || match.seat !== last.match.seat)
    return { ...present(match, before.pace, now), hold: before.hold };
  if (match.seq === last.match.seq) {
    const same = { ...last, match };
    if (last === shown) return { ...before, shown: same };
    return { ...before, waiting: [...waiting.slice(0, -1), same] };
  }
  // Between two moves somebody may have come or gone, which has a number of its own.
  const isNext =
    match.seq === last.match.seq + 1 ||
    match.heard.length === last.match.heard.length + 1;
  const by = isNext ? moverOf(last.match, match) : undefined;
  const all = [...waiting, { match, by }];
  const fresh = all.filter(({ isMissed }) => !isMissed);
  const isLate = !isNext || fresh.filter(endsTurn).length > MOST_TURNS;
  return { ...before, waiting: isLate ? [{ match, by: undefined }] : all };
}

/** The board has drawn what is shown. */
export function drawn(before: Presentation, now: number): Presentation {
  return before.isDrawn ? before : { ...before, isDrawn: true, since: now };
}

/** Something was said of what is shown. */
export function told(before: Presentation, sentence: string): Presentation {
  return { ...before, reading: before.reading + readingTime(sentence) };
}

/** How long it takes to read, in milliseconds. */
export function readingTime(sentence: string): number {
  return SIGN * sentence.length;
}

/** The board keeps what is read on it, or lets it go. */
export function hold(
  before: Presentation,
  until: Hold | undefined,
): Presentation {
  const after = { ...before, hold: until };
  // If it is not drawn yet, a redraw released it and nobody closed it.
  return until === undefined && before.isDrawn ? hurry(after) : after;
}

/** Somebody asks for what follows, up to the end of the next turn; of what was missed, for its end. */
export function hurry(before: Presentation): Presentation {
  if (!canHurry(before)) return before;
  const { waiting } = before;
  const last = waiting.findLastIndex(({ isMissed }) => isMissed);
  const rest = last < 0 ? waiting : waiting.slice(last);
  return { ...before, waiting: rest, isHurried: true };
}

/** Whether what is shown next was missed. */
export function isCatchingUp({ waiting }: Presentation): boolean {
  return waiting[0]?.isMissed === true;
}

/** Whether a tap would show more. */
export function canHurry({ waiting, hold }: Presentation): boolean {
  return waiting.length > 0 && hold !== "closed";
}

/** Whose move is shown next. */
export function nextMover({ waiting }: Presentation): Seat | undefined {
  return waiting[0]?.by;
}

/** Shows the next position once it is due. */
export function advance(before: Presentation, now: number): Presentation {
  const due = dueAt(before);
  const [next, ...waiting] = before.waiting;
  if (!next || due === undefined || due > now) return before;
  const goesOn = isMidTurn(before);
  return {
    ...before,
    ...showing(next, now),
    waiting,
    spent: goesOn ? before.spent + now - before.since : 0,
    isHurried: before.isHurried && !endsTurn(next),
  };
}

/** When the next position is to be shown; undefined: not before something else happens. */
export function dueAt(at: Presentation): number | undefined {
  const { since, pace, shown, spent, reading } = at;
  const next = at.waiting[0];
  if (!next || !at.isDrawn || at.hold === "closed") return undefined;
  if (at.isHurried || isUrgent(at)) return since;
  if (next.isMissed) return since + Math.min(BEAT + reading, LONGEST_BEAT);
  if (next.by === undefined) return since;
  if (isOwn(next) || pace === "instant") return since;
  if (at.hold === "turn" && !isAwaitedByPeople(at)) return undefined;
  if (!isBot(shown) && !isBot(next)) return since;
  if (isMidTurn(at))
    return since + Math.max(0, Math.min(reading, LONGEST_BEAT - BEAT - spent));
  if (pace === "steps") return undefined;
  return since + Math.min(BEAT + reading, LONGEST_BEAT - spent);
}

/** The match as the page shows it: nobody acts on what is past. */
export function shownMatch({ shown, waiting }: Presentation): ShownMatch {
  const newest = waiting.at(-1)?.match;
  if (!newest) return shown.match;
  const { players } = newest;
  return { ...shown.match, players, canMove: false, refusal: undefined };
}

function showing(shown: Position, now: number) {
  return { shown, since: now, isDrawn: false, reading: 0 };
}

/** What one may act on is shown now where others may act too (a word to be doubted, a card to be agreed with), or where one might have acted already. */
function isUrgent({ shown, waiting }: Presentation): boolean {
  const newest = waiting.at(-1)?.match;
  if (!newest?.canMove || newest.seat === null) return false;
  return newest.toMove.length > 1 || shown.match.toMove.includes(newest.seat);
}

/** Whether other people wait for whoever looks at this page. */
function isAwaitedByPeople({ waiting }: Presentation): boolean {
  const newest = waiting.at(-1)?.match;
  return (
    newest !== undefined &&
    newest.canMove &&
    newest.players.filter(({ type }) => type === "person").length > 1
  );
}

/** Whether the bot that moved last goes on in the next position. */
function isMidTurn({ shown, waiting }: Presentation): boolean {
  return !endsTurn(shown) && waiting[0]?.by === shown.by;
}

function endsTurn({ match, by }: Position): boolean {
  return match.toMove.length !== 1 || match.toMove[0] !== by;
}

function isBot({ match, by }: Position): boolean {
  const player = by === undefined ? undefined : match.players[by];
  return player?.type === "bot" || player?.hasStandIn === true;
}

/** Moved by whoever looks at this page. */
function isOwn({ match, by }: Position): boolean {
  return by !== undefined && by === match.seat;
}

/** If several could have moved: the one who is no longer to move; if the page cannot tell, a bot. */
function moverOf(before: ShownMatch, after: ShownMatch): Seat | undefined {
  const { toMove, players } = before;
  const gone = toMove.filter((seat) => !after.toMove.includes(seat));
  if (gone.length === 1) return gone[0];
  return toMove.find((seat) => players[seat]?.type === "bot") ?? toMove[0];
}
