/** What is shown when: the queue of positions under a clock of the test's own. */

import { describe, expect, it } from "vitest";
import type { Player, Seat } from "@stolik/kernel";
import type { Pace } from "../pace.ts";
import type { ShownMatch } from "../session/session.ts";
import {
  advance,
  arrive,
  BEAT,
  canHurry,
  drawn,
  dueAt,
  hold,
  hurry,
  LONGEST_BEAT,
  present,
  shownMatch,
  told,
} from "../session/presentation.ts";
import type { Presentation } from "../session/presentation.ts";

const anna: Player = { type: "person", name: "Anna", isOnline: true };
const ola: Player = { type: "person", name: "Ola", isOnline: true };
const bruno: Player = { type: "bot", name: "Bruno", level: 1 };
const celina: Player = { type: "bot", name: "Celina", level: 1 };

/** Ten signs: half a second to read. */
const SENTENCE = "Bruno laid";
const READING = 500;

/** Anna looks; after each position the seats named are to move. */
function at(seq: number, toMove: readonly Seat[], players: readonly Player[]) {
  const match: ShownMatch = {
    id: "1",
    seq,
    view: seq,
    seat: 0,
    players,
    heard: [],
    toMove,
    outcome: undefined,
    canMove: toMove.includes(0),
    refusal: undefined,
    isShared: false,
    handTo: null,
  };
  return match;
}

/** A page that draws at once, under a clock that is turned by hand. */
class Page {
  now = 0;
  queue: Presentation;
  readonly seen: [seq: number, at: number][] = [];
  readonly players: readonly Player[];
  says = "";

  constructor(
    pace: Pace,
    toMove: readonly Seat[],
    players: readonly Player[] = [anna, bruno, celina],
  ) {
    this.players = players;
    this.queue = present(at(0, toMove, players), pace, 0);
    this.draw();
  }
  /** The position after the next move, and who is to move there. */
  comes(toMove: readonly Seat[], by = 1): void {
    const last = this.queue.waiting.at(-1) ?? this.queue.shown;
    const next = at(last.match.seq + by, toMove, this.players);
    this.take(arrive(this.queue, next, this.now));
  }
  take(queue: Presentation): void {
    this.queue = advance(queue, this.now);
    if (!this.queue.isDrawn) this.draw();
  }
  /** Turns the clock to each moment at which something is due. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = dueAt(this.queue);
      if (due === undefined || due > end) break;
      this.now = Math.max(this.now, due);
      this.take(this.queue);
    }
    this.now = end;
  }
  get shown(): number {
    return shownMatch(this.queue).seq;
  }
  private draw(): void {
    this.seen.push([this.queue.shown.match.seq, this.now]);
    this.queue = drawn(told(this.queue, this.says), this.now);
  }
}

describe("calm", () => {
  it("each bot's turn stays a beat and the time to read of it", () => {
    const page = new Page("calm", [0]);
    page.says = SENTENCE;
    page.comes([1]);
    page.comes([2]);
    page.comes([0]);
    page.pass(20_000);
    expect(page.seen).toEqual([
      [0, 0],
      [1, 0],
      [2, BEAT + READING],
      [3, 2 * (BEAT + READING)],
    ]);
  });

  it("a long story stays no longer than four seconds", () => {
    const page = new Page("calm", [0]);
    page.says = "A very long story. ".repeat(20);
    page.comes([1]);
    page.comes([0]);
    page.pass(LONGEST_BEAT - 1);
    expect(page.shown).toBe(1);
    page.pass(1);
    expect(page.shown).toBe(2);
  });

  it("a turn of several moves is one beat, in which each is shown", () => {
    const page = new Page("calm", [1], [anna, bruno]);
    page.comes([1]);
    page.comes([1]);
    page.comes([0]);
    page.says = SENTENCE;
    page.pass(20_000);
    expect(page.seen).toEqual([
      [0, 0],
      [1, BEAT],
      [2, BEAT + READING],
      [3, BEAT + 2 * READING],
    ]);
  });

  it("a turn of many moves stays within four seconds", () => {
    const page = new Page("calm", [1]);
    page.says = SENTENCE.repeat(3);
    for (let move = 0; move < 8; move += 1) page.comes([1]);
    page.comes([2]);
    page.comes([0]);
    page.pass(60_000);
    const times = new Map(page.seen);
    expect(times.get(10)! - times.get(1)!).toBeLessThanOrEqual(LONGEST_BEAT);
  });

  it("the deal is looked at before a bot begins", () => {
    const page = new Page("calm", [1]);
    page.comes([0]);
    page.pass(BEAT - 1);
    expect(page.shown).toBe(0);
    page.pass(1);
    expect(page.shown).toBe(1);
  });

  it("people's moves wait for nothing", () => {
    const page = new Page("calm", [0], [anna, ola]);
    page.comes([1]);
    page.comes([0]);
    page.pass(0);
    expect(page.shown).toBe(2);
  });

  it("a tap ends the beat at once, and leads to the end of the next turn", () => {
    const page = new Page("calm", [0]);
    page.comes([1]);
    page.comes([1]);
    page.comes([2]);
    page.comes([0]);
    expect(page.shown).toBe(1);
    page.take(hurry(page.queue));
    page.pass(0);
    expect(page.shown).toBe(3);
    page.take(hurry(page.queue));
    expect(page.shown).toBe(4);
    expect(canHurry(page.queue)).toBe(false);
  });
});

describe("turn by turn", () => {
  it("nothing follows before somebody presses Next", () => {
    const page = new Page("steps", [0]);
    page.comes([1]);
    page.comes([2]);
    page.comes([0]);
    page.pass(600_000);
    expect(page.shown).toBe(1);
    page.take(hurry(page.queue));
    page.pass(600_000);
    expect(page.shown).toBe(2);
    page.take(hurry(page.queue));
    expect(shownMatch(page.queue)).toMatchObject({ seq: 3, canMove: true });
  });

  it("a press while nothing waits is no press for what comes later", () => {
    const page = new Page("steps", [0]);
    page.comes([1]);
    page.take(hurry(page.queue));
    page.comes([0]);
    page.pass(600_000);
    expect(page.shown).toBe(1);
  });
});

describe("at once", () => {
  it("shows each position, one after the other", () => {
    const page = new Page("instant", [0]);
    page.comes([1]);
    page.comes([2]);
    page.comes([0]);
    page.pass(0);
    expect(page.seen.map(([seq]) => seq)).toEqual([0, 1, 2, 3]);
  });
});

describe("whoever may act", () => {
  it("[L17] [C8] is shown at once what others may act on too", () => {
    const page = new Page("steps", [0]);
    page.comes([1]);
    page.comes([0, 2]);
    page.pass(0);
    expect(shownMatch(page.queue)).toMatchObject({ seq: 2, canMove: true });
  });

  it("[C8] need not wait for what others answer before them", () => {
    const page = new Page("steps", [2, 0]);
    page.comes([0]);
    page.pass(0);
    expect(shownMatch(page.queue)).toMatchObject({ seq: 1, canMove: true });
  });

  it("acts on the newest position only", () => {
    const page = new Page("calm", [0]);
    page.comes([1]);
    page.comes([0]);
    expect(shownMatch(page.queue)).toMatchObject({ seq: 1, canMove: false });
  });

  it("sees their own moves at once", () => {
    const page = new Page("steps", [0], [anna, bruno]);
    page.comes([0]);
    page.comes([1]);
    page.pass(0);
    expect(page.shown).toBe(2);
  });
});

describe("what is read", () => {
  it("[C14] stays until it is closed, and nothing after it is shown", () => {
    const page = new Page("instant", [0]);
    page.comes([1]);
    page.take(hold(page.queue, "closed"));
    page.comes([0, 2]);
    page.take(hurry(page.queue));
    page.pass(600_000);
    expect(page.shown).toBe(1);
    expect(canHurry(page.queue)).toBe(false);
    page.take(hold(page.queue, undefined));
    expect(page.shown).toBe(2);
  });

  it("whoever closes it has asked for what follows", () => {
    const page = new Page("steps", [0]);
    page.comes([1]);
    page.take(hold(page.queue, "closed"));
    page.comes([2]);
    page.comes([0]);
    page.take(hold(page.queue, undefined));
    page.pass(600_000);
    expect(page.shown).toBe(2);
  });

  it("[N11] one's own result stays until it is closed or a tap leads on", () => {
    const page = new Page("calm", [0]);
    page.comes([1]);
    page.take(hold(page.queue, "turn"));
    page.comes([0]);
    page.pass(600_000);
    expect(page.shown).toBe(1);
    page.take(hurry(page.queue));
    expect(page.shown).toBe(2);
  });

  it("one's own result gives way once other people wait for one's move", () => {
    const page = new Page("calm", [0], [anna, bruno, ola]);
    page.comes([1]);
    page.take(hold(page.queue, "turn"));
    page.comes([2]);
    page.pass(600_000);
    expect(page.shown).toBe(1);
    page.comes([0]);
    page.pass(2 * LONGEST_BEAT);
    expect(shownMatch(page.queue)).toMatchObject({ seq: 3, canMove: true });
  });
});

describe("whoever was away", () => {
  it("sees the newest position after a gap", () => {
    const page = new Page("steps", [1]);
    page.comes([0], 5);
    page.pass(0);
    expect(page.shown).toBe(5);
  });

  it("is not shown more turns than one can follow", () => {
    const page = new Page("steps", [1]);
    for (const next of [2, 1, 2, 1, 2, 1]) page.comes([next]);
    page.pass(0);
    expect(page.shown).toBe(0);
    page.comes([2]);
    page.pass(0);
    expect(page.shown).toBe(7);
  });

  it("sees another match from its deal", () => {
    const page = new Page("calm", [0]);
    page.comes([1]);
    page.comes([2]);
    const other = { ...at(0, [1], page.players), id: "2" };
    page.take(arrive(page.queue, other, page.now));
    expect(shownMatch(page.queue)).toMatchObject({ id: "2", seq: 0 });
  });
});

it("who is here and why a move was refused is never held back", () => {
  const page = new Page("calm", [0]);
  page.comes([1]);
  page.comes([0]);
  const newest = page.queue.waiting.at(-1)!.match;
  const away = { ...anna, isOnline: false };
  const changed = { ...newest, players: [away, bruno, celina] };
  page.take(arrive(page.queue, changed, page.now));
  expect(shownMatch(page.queue)).toMatchObject({
    seq: 1,
    players: changed.players,
  });
  page.pass(LONGEST_BEAT);
  const refusal = { code: "not-your-turn" };
  page.take(arrive(page.queue, { ...changed, refusal }, page.now));
  expect(shownMatch(page.queue)).toMatchObject({ seq: 2, refusal });
});
