/** The draft of a turn by itself: tiles found for typed words, moved, pruned; and where the fields are drawn. */

import { describe, expect, it } from "vitest";
import { boardNames, boards } from "../../content/boards.ts";
import { at, table } from "../../test/table.ts";
import { capitals, familyOf, keys } from "../alphabet.ts";
import { EMPTY_DRAFT, place, prune, read, wordOf, takeBack } from "../draft.ts";
import type { Desk } from "../draft.ts";
import { arrows, geometries, nextCell } from "../geometry.ts";
import { offeredLetters, offerFor, withOffered } from "../offer.ts";
import { alternatives, typeWord } from "../typing.ts";
import { worthOf } from "../worth.ts";

const rows = [".......", ".*.*.*.", "..A....", ".*TOR*."];

function desk(rack: string, square = rows): Desk {
  const view = table({ square, racks: [rack, "K"] });
  return { view, rack: [...rack] };
}

describe("typed words", () => {
  it("[L13] take tiles laid by hand first, then old ones, then the rack's", () => {
    const at0 = desk("ABDEZI");
    const byHand = place(at0, EMPTY_DRAFT, 0, at(3, 5));
    const draft = typeWord(at0, byHand, "TORBA");
    expect(draft.word.at(-1)).toBe(at(3, 5));
    expect(draft.placed).toHaveLength(2);
    expect(worthOf(at0, 0, draft).refusal).toBeUndefined();
  });

  it("[L25] a snake that cannot be is still spelt, and refused by its rule", () => {
    const view = table({
      flower: { "0,1": "T", "1,0": "O", "1,-1": "R", "2,-1": "B" },
      racks: ["ADEZI", "K"],
    });
    const snake = { view, rack: [..."ADEZI"] };
    expect(worthOf(snake, 0, typeWord(snake, EMPTY_DRAFT, "BAR")).refusal).toBe(
      undefined,
    );
    const apart = typeWord(snake, EMPTY_DRAFT, "TIB");
    expect(worthOf(snake, 0, apart).refusal?.rule).toBe("L25");
  });

  it("a tile of the same letter takes the place of one that was found", () => {
    const twice = desk("BDEZIK", [...rows.slice(0, 3), ".*TOR*.", "...A..."]);
    const draft = typeWord(twice, EMPTY_DRAFT, "BAR");
    const other = [at(3, 3), at(5, 4)].find((one) => !draft.word.includes(one));
    const swapped = read(twice, draft, other ?? -1);
    expect(swapped.word[1]).toBe(other);
    expect(wordOf(twice, swapped)).toBe("BAR");
  });

  it.each([
    ["KONIA", "ŃBDEKI", "KONIA", "N", "no-tile"],
    ["lato", "ŁBDEZI", "LATO", "L", "no-tile"],
    ["TORŹ", "ZBDEKI", "TORŹ", "Ź", "no-tile"],
    ["taxi", "IBDEZK", "TAXI", "X", "no-such-letter"],
  ])(
    "[L1] %s on %s stays as it was written, and is refused",
    (text, rack, typed, letter, code) => {
      const one = desk(rack);
      const draft = typeWord(one, EMPTY_DRAFT, text);
      expect(draft.typed).toBe(typed);
      const { refusal } = worthOf(one, 0, draft);
      expect(refusal).toMatchObject({ code, rule: "L1", values: { letter } });
    },
  );

  it("[L8] a typed word for which fields are lacking is not cut short", () => {
    const full = desk("BDEZIK", [
      "AAAAAAA",
      "A*A*A*A",
      "AAAAAAA",
      "A*TOR*A",
      "AAAAAAA",
      "A*A*A*A",
      "AAAAA..",
    ]);
    expect(
      worthOf(full, 0, typeWord(full, EMPTY_DRAFT, "TORBIE")).refusal?.code,
    ).toBe("no-room");
    const shorter = typeWord(full, EMPTY_DRAFT, "TORBI");
    expect(worthOf(full, 0, shorter).refusal).toBeUndefined();
  });

  it("[L25] a snake of old tiles takes whichever letter of the rack has a way", () => {
    const view = table({
      flower: { "0,1": "T", "1,0": "O", "1,-1": "R" },
      racks: ["TRDEZ", "K"],
    });
    const snake = { view, rack: [..."TRDEZ"] };
    const draft = typeWord(snake, EMPTY_DRAFT, "TOR");
    expect(draft.placed).toHaveLength(1);
    expect(worthOf(snake, 0, draft).refusal).toBeUndefined();
  });

  it("[L1] a letter without a tile is offered its sister, wherever it stands", () => {
    const one = desk("ŃBDEKI");
    const offer = offerFor(one, "KONIA", false);
    expect(offeredLetters(one, "KONIA", offer)).toEqual(["Ń"]);
    expect(offer && withOffered("KONIA", offer, "Ń")).toBe("KOŃIA");
    expect(offerFor(one, "TOR", false)).toBeUndefined();
  });

  it("[L1] offer a sister only while a tile of it is left", () => {
    const both = desk("ĄBDEZI");
    expect(alternatives(both, "A", "TA")).toEqual(["Ą"]);
    expect(alternatives(both, "A", "TĄA")).toEqual([]);
  });
});

describe("a draft", () => {
  it("[L17] loses what stood on a word that was refused", () => {
    const full = desk("BDEZIK");
    const draft = read(full, place(full, EMPTY_DRAFT, 0, at(2, 3)), at(3, 3));
    const after = desk("BDEZIK", [
      ".......",
      "..A....",
      ".......",
      rows[3] ?? "",
    ]);
    expect(prune(after, draft)).toMatchObject({ placed: [], word: [] });
    expect(prune(full, draft)).toBe(draft);
  });

  it("[L8] keeps the word when a tile moves, and drops it when it is taken back", () => {
    const one = desk("BDEZIK");
    const laid = place(one, EMPTY_DRAFT, 0, at(3, 4));
    const moved = place(one, laid, 0, at(3, 5));
    expect(moved.word).toEqual([at(3, 5)]);
    expect(takeBack(moved, 0)).toEqual(EMPTY_DRAFT);
  });
});

describe("letters", () => {
  it("[L1] 23 keys and their sisters are the 32 letters", () => {
    expect(keys).toHaveLength(23);
    expect(keys.flatMap(familyOf)).toHaveLength(32);
    expect(familyOf("Ź")).toEqual(["Z", "Ź", "Ż"]);
    expect(familyOf("L")).toEqual(["L", "Ł"]);
  });

  it("are read from whatever is typed", () => {
    expect(capitals("żó łw-1q")).toEqual([..."ŻÓŁWQ"]);
  });
});

describe("the fields", () => {
  it.each(boardNames)(
    "[L4, L25] of the %s are all reached by arrow keys",
    (name) => {
      const geometry = geometries[name];
      const first = geometry.cells[0];
      const seen = new Set(first ? [first] : []);
      for (const cell of seen)
        for (const arrow of arrows) {
          const next = nextCell(geometry, cell, arrow);
          if (next) seen.add(next);
        }
      const { fields, bonuses } = boards[name];
      expect(seen.size).toBe(fields.length + bonuses.length);
    },
  );
});
