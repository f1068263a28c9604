/** Whose bot is asked next. */

import { describe, expect, it } from "vitest";
import { accounts } from "../bots/accounts.ts";
import { fairQueue } from "../bots/fair-queue.ts";
import type { FairQueue, Turn } from "../bots/fair-queue.ts";

const ESTIMATE = 400;
let tables = 0;

function aTurn(person: string, address = "a", isAwaited = true): Turn {
  tables += 1;
  return { table: `${person}-${tables}`, person, address, isAwaited };
}

function addAll(queue: FairQueue, turns: readonly Turn[]): void {
  for (const turn of turns) queue.add(turn);
}

function many(count: number, make: () => Turn): Turn[] {
  return Array.from({ length: count }, make);
}

/** Who is served, one turn after another, each costing so much. */
function serve(queue: FairQueue, turns: number, cost = ESTIMATE): string[] {
  return Array.from({ length: turns }, () => {
    const turn = queue.next();
    if (!turn) return "nobody";
    queue.charge(turn, cost);
    return turn.person;
  });
}

describe("the queue of bots' turns", () => {
  it("asks where a person waits first, however long others have waited", () => {
    const queue = fairQueue(100, ESTIMATE);
    addAll(
      queue,
      many(3, () => aTurn("eve", "a", false)),
    );
    queue.add(aTurn("ala", "b"));
    expect(serve(queue, 5)).toEqual(["ala", "eve", "eve", "eve", "nobody"]);
  });

  it("59 tables of one person delay another by no more than the question under way", () => {
    for (const address of ["a", "b"]) {
      const queue = fairQueue(100, ESTIMATE);
      addAll(
        queue,
        many(59, () => aTurn("eve")),
      );
      const asked = queue.next();
      queue.add(aTurn("ala", address));
      expect(queue.next()?.person).toBe("ala");
      expect(asked?.person).toBe("eve");
    }
  });

  it("an address with many people has as much as one with one, and they share it", () => {
    const queue = fairQueue(100, ESTIMATE);
    addAll(
      queue,
      many(8, () => aTurn("eve", "b")),
    );
    for (const pupil of ["ala", "ugo"])
      addAll(
        queue,
        many(4, () => aTurn(pupil, "school")),
      );
    const served = serve(queue, 8);
    expect(served.filter((person) => person === "eve")).toHaveLength(4);
    expect(served.filter((person) => person === "ala")).toHaveLength(2);
  });

  it("goes by time, so that whoever asks for little need not wait for those who ask for much", () => {
    const queue = fairQueue(100, ESTIMATE);
    addAll(
      queue,
      many(4, () => aTurn("eve", "b")),
    );
    addAll(
      queue,
      many(4, () => aTurn("ala")),
    );
    const served = Array.from({ length: 5 }, () => {
      const turn = queue.next();
      if (turn) queue.charge(turn, turn.person === "eve" ? 400 : 100);
      return turn?.person;
    });
    expect(served).toEqual(["eve", "ala", "ala", "ala", "ala"]);
  });

  it("whoever was away is owed nothing, and whoever leaves and comes back gains nothing", () => {
    const queue = fairQueue(100, ESTIMATE);
    addAll(
      queue,
      many(20, () => aTurn("eve", "b")),
    );
    serve(queue, 10);
    addAll(
      queue,
      many(10, () => aTurn("ala")),
    );
    const served = serve(queue, 6);
    expect(served.filter((person) => person === "eve")).toHaveLength(3);
  });

  it("with several workers one person does not take them all", () => {
    const queue = fairQueue(100, ESTIMATE);
    addAll(
      queue,
      many(9, () => aTurn("eve")),
    );
    queue.add(aTurn("ala"));
    queue.add(aTurn("ugo"));
    const asked = [queue.next(), queue.next(), queue.next()];
    expect(new Set(asked.map((turn) => turn?.person))).toEqual(
      new Set(["ala", "eve", "ugo"]),
    );
  });

  it("has no room for the newest of whoever has most waiting, those nobody waits for first", () => {
    const queue = fairQueue(3, ESTIMATE);
    const eves = many(3, () => aTurn("eve"));
    addAll(queue, eves);
    const ala = aTurn("ala");
    expect(queue.add(ala)).toBe(eves[2]);
    expect(queue.has(ala.table)).toBe(true);
    expect(queue.add(eves[2]!)).toBe(eves[2]);
    const alone = aTurn("ola", "c", false);
    expect(queue.add(alone)).toBe(alone);
    expect(queue.size).toBe(3);
  });

  it("a table waits once", () => {
    const queue = fairQueue(3, ESTIMATE);
    const ala = aTurn("ala");
    queue.add(ala);
    queue.add(ala);
    expect(serve(queue, 2)).toEqual(["ala", "nobody"]);
  });

  it("remembers nobody who waits for nothing and is owed nothing", () => {
    const book = accounts((spent) => ({ spent, open: 0 }));
    for (const key of ["ala", "ugo"]) book.enter(key);
    book.serve("ala", 400);
    book.leave("ala");
    // She has had more than Ugo, who still waits.
    expect(book.size).toBe(2);
    book.serve("ugo", 400);
    book.leave("ugo");
    expect(book.size).toBe(0);
  });
});
