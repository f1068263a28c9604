/** One playable word at random: a stroll through the automaton instead of a search of it. */

import { below, pick, shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { FINAL, LAST, SYMBOL_MASK, TARGET_SHIFT } from "@stolik/lexicon";
import type { Automaton } from "@stolik/lexicon";
import { boards } from "../../content/boards.ts";
import { letters } from "../../content/tiles.ts";
import { frontier, room } from "../contact.ts";
import { spell } from "../legality.ts";
import { EMPTY } from "../position.ts";
import type { Laid, View, WordMove } from "../position.ts";
import { isRepeat } from "../repeats.ts";
import { rackShare, readWith } from "./share.ts";

/** How many steps a stroll takes before it gives up. */
const PATIENCE = 400;
/** How often a stroll ends where it could go on. */
const CONTENT = 3;

export function randomWord(
  automaton: Automaton,
  at: View,
  seat: Seat,
  random: Random,
): WordMove | undefined {
  if (automaton.root === 0) return undefined;
  return at.reading === "snake"
    ? strollSnake(automaton, at, seat, random)
    : strollFree(automaton, at, seat, random);
}

/** Any legal fields for the tiles. */
export function layAnywhere(
  at: View,
  given: readonly string[],
  random: Random,
): Laid[] {
  const fields: number[] = [];
  return given.map((letter) => {
    const field = pick(frontier(at, fields), random);
    fields.push(field);
    return { letter, field };
  });
}

function strollFree(
  automaton: Automaton,
  at: View,
  seat: Seat,
  random: Random,
): WordMove | undefined {
  const rack = rackOf(at, seat);
  const most = room(at);
  const left = [...at.tiles.filter((letter) => letter !== EMPTY), ...rack];
  let steps = PATIENCE;
  const word = descend(automaton.root, "");
  if (word === undefined) return undefined;
  const { forced, optional } = rackShare(at, seat, word);
  const given = forced.length > 0 ? forced : optional.slice(0, 1);
  return readWith(at, word, layAnywhere(at, given, random));

  function descend(node: number, before: string): string | undefined {
    for (const edge of shuffle(edgesOf(automaton, node), random)) {
      const letter = letters[edge & SYMBOL_MASK] ?? "";
      const index = left.indexOf(letter);
      if (index < 0) continue;
      steps -= 1;
      if (steps < 0) return undefined;
      const here = before + letter;
      const isEnough = (edge & FINAL) !== 0 && isPlayable(here);
      if (isEnough && below(random, CONTENT) === 0) return here;
      left.splice(index, 1);
      const found = descend(edge >>> TARGET_SHIFT, here);
      left.push(letter);
      if (found !== undefined) return found;
      if (isEnough) return here;
    }
    return undefined;
  }

  function isPlayable(word: string): boolean {
    if (isRepeat(at, word)) return false;
    const { forced, optional } = rackShare(at, seat, word);
    const needed = forced.length;
    if (needed === 0) return optional.length > 0;
    return needed < word.length && needed <= most;
  }
}

function strollSnake(
  automaton: Automaton,
  at: View,
  seat: Seat,
  random: Random,
): WordMove | undefined {
  const board = boards[at.board];
  const rack = rackOf(at, seat);
  const lay: Laid[] = [];
  const path: number[] = [];
  let steps = PATIENCE;
  const beside = frontier(at, []);
  const near = [
    ...beside,
    ...[...board.fields.keys()].filter((field) => at.tiles[field] !== EMPTY),
  ];
  for (const field of shuffle(near, random))
    if (visit(field, automaton.root))
      return { type: "word", lay: [...lay], word: [...path] };
  return undefined;

  function visit(field: number, node: number): boolean {
    const lies = at.tiles[field];
    // L11: in a chain the path itself holds what is laid.
    const isOut = lies === EMPTY && !beside.includes(field);
    if (isOut && at.contact === "strict") return false;
    path.push(field);
    for (const edge of shuffle(edgesOf(automaton, node), random)) {
      const letter = letters[edge & SYMBOL_MASK] ?? "";
      const index = rack.indexOf(letter);
      if (lies === EMPTY ? index < 0 : lies !== letter) continue;
      steps -= 1;
      if (steps < 0) break;
      if (lies === EMPTY) {
        rack.splice(index, 1);
        lay.push({ letter, field });
      }
      if (goOn(field, edge)) return true;
      if (lies === EMPTY) {
        rack.push(letter);
        lay.pop();
      }
    }
    path.pop();
    return false;
  }

  function goOn(field: number, edge: number): boolean {
    const isEnough =
      (edge & FINAL) !== 0 &&
      lay.length > 0 &&
      lay.length < path.length &&
      !isRepeat(at, spell(at, lay, path));
    if (isEnough && below(random, CONTENT) === 0) return true;
    const sides = (board.touching[field] ?? []).filter(
      (side) => !path.includes(side),
    );
    for (const side of shuffle(sides, random))
      if (visit(side, edge >>> TARGET_SHIFT)) return true;
    return isEnough;
  }
}

function edgesOf({ edges }: Automaton, node: number): number[] {
  const found: number[] = [];
  if (node === 0) return found;
  for (let at = node; ; at += 1) {
    const edge = edges[at] as number;
    found.push(edge);
    if ((edge & LAST) !== 0) return found;
  }
}

function rackOf(at: View, seat: Seat): string[] {
  return (at.racks[seat] ?? []).flatMap((letter) => letter ?? []);
}
