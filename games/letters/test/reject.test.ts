/** Refusals: thousands of moves gone wrong, each judged as plain reading of the rules judges it. */

import { below, fastRandom, pick, shuffle, silentTurn } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { tiles } from "../content/tiles.ts";
import type { Move, State, WordMove } from "../rules/index.ts";
import { isLegalWord } from "./brute.ts";
import { few, game, setUp } from "./table.ts";

const MUTANTS = 40;

function mutated(move: WordMove, state: State, random: Random): WordMove {
  const lay = [...move.lay];
  const word = [...move.word];
  const field = below(random, state.tiles.length);
  const index = below(random, lay.length);
  const place = below(random, word.length);
  const tile = lay[index] ?? { letter: "A", field };
  switch (below(random, 9)) {
    case 0:
      return { ...move, lay: lay.with(index, { ...tile, field }) };
    case 1: {
      // Moved with the reading, so that contact alone decides.
      const moved = word.map((read) => (read === tile.field ? field : read));
      return {
        type: "word",
        lay: lay.with(index, { ...tile, field }),
        word: moved,
      };
    }
    case 2:
      return {
        ...move,
        lay: lay.with(index, { ...tile, letter: pick(tiles, random) }),
      };
    case 3:
      return { ...move, lay: lay.toSpliced(index, 1) };
    case 4:
      return { ...move, word: word.toSpliced(place, 1) };
    case 5:
      return { ...move, word: word.with(place, field) };
    case 6:
      return { ...move, word: shuffle(word, random) };
    case 7:
      return {
        ...move,
        lay: [...lay, { letter: pick(tiles, random), field }],
        word: [...word, field],
      };
    default:
      return { ...move, lay: shuffle(lay, random) };
  }
}

describe("mutated words", () => {
  it.each([
    { checking: "challenge" },
    { checking: "referee" },
    { board: "flower", checking: "challenge" },
    { board: "flower", checking: "referee" },
    { contact: "chain" },
    { board: "square", reading: "snake" },
    { board: "flower", contact: "strict" },
  ])("[L3, L8, L11–L13, L18, L25] %j", (options) => {
    const random = fastRandom(11);
    let legal = 0;
    let illegal = 0;
    const codes = new Set<string>();
    for (let match = 0; legal + illegal < 3000 && match < 60; match += 1) {
      const { state } = setUp(2, options, `mutants ${match}`);
      for (let turns = 0; turns < 12; turns += 1) {
        const [seat] = game.toMove(state);
        if (seat === undefined) break;
        const move = game.sample?.(state, seat, random) as Move;
        if (move.type === "word")
          for (let count = 0; count < MUTANTS; count += 1) {
            const mutant = mutated(move, state, random);
            const refusal = game.reject(state, seat, mutant);
            const expected = isLegalWord(few, state, seat, mutant);
            expect([mutant, refusal === undefined]).toEqual([mutant, expected]);
            if (refusal) codes.add(refusal.code);
            if (expected) legal += 1;
            else illegal += 1;
          }
        game.apply(state, seat, move, silentTurn(random));
      }
    }
    expect(illegal).toBeGreaterThan(1000);
    expect(legal).toBeGreaterThan(100);
    expect(codes.size).toBeGreaterThanOrEqual(7);
  });
});
