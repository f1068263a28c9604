/** A bot for Open Letters: it plays the decent words it knows, and asks for the dictionary when it meets others. */

import { fastRandom, fraction, pick, shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question } from "@stolik/kernel";
import { accepts, encode } from "@stolik/lexicon";
import type { Lexicon } from "@stolik/lexicon";
import { doubters, isFull, poolLeft, searchable } from "../rules/index.ts";
import type { Event, Move, Searchable, View } from "../rules/index.ts";
import { assess } from "./assess.ts";
import { bluffFrom } from "./bluff.ts";
import { characters } from "./levels.ts";
import type { Character, Vocabulary } from "./levels.ts";
import { weighWords } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

const REVIEWED = 12;

type Asked = Question<View, Event>;

export function bot(lexicon: Lexicon): Bot<View, Move, Event> {
  const vocabularies: Readonly<Record<Vocabulary, Searchable>> = {
    everyday: searchable(lexicon.everyday),
    words: searchable(lexicon.words),
  };
  return {
    choose(asked) {
      const character = characters[asked.level];
      const words = vocabularies[character.vocabulary];
      const answer = doubt(asked, character, words);
      if (answer) return { move: answer, considered: [] };
      return act(lexicon, asked, character, words);
    },
    assess: (turn) =>
      assess({ lexicon, vocabularies, isDecent: decentOf(lexicon) }, turn),
  };
}

/** L17: challenge, or accept where there is nothing else to do; undefined: go on with the turn. */
function doubt(
  { view, seat, random }: Asked,
  character: Character,
  { automaton }: Searchable,
): Move | undefined {
  if (!doubters(view).includes(seat)) return undefined;
  const row = view.sheet.at(-1);
  const codes = row?.type === "word" ? encode(row.word) : undefined;
  const isKnown = codes !== undefined && accepts(automaton, codes);
  if (!isKnown && fraction(random) < character.doubt)
    return { type: "challenge" };
  const isWaiting = seat !== view.turn || isFull(view);
  return isWaiting ? { type: "accept" } : undefined;
}

function act(
  lexicon: Lexicon,
  { view, seat, character, random }: Asked,
  { forms, bluff }: Character,
  words: Searchable,
): Answer<Move> {
  const { longest, ideas, sight } = pick(forms, fastRandom(character));
  const isDecent = decentOf(lexicon);
  const isSaid = (word: string) => word.length <= longest && isDecent(word);
  const weighed = weighWords({
    view,
    seat,
    words,
    isSaid,
    ideas,
    sight,
    random,
  });
  // Shuffled first, so that chance decides between equals.
  const considered = shuffle(weighed, random).toSorted(
    (one, other) => other.value - one.value,
  );
  const isBold = view.checking === "challenge" && fraction(random) < bluff;
  const misspelt = isBold
    ? bluffFrom(lexicon, view, seat, considered)
    : undefined;
  const best = misspelt ?? considered[0] ?? withoutWord({ view, seat });
  return {
    move: best.move,
    considered: [best, ...considered.filter((option) => option !== best)].slice(
      0,
      REVIEWED,
    ),
  };
}

/** L9, L10: no word comes to mind: as many new tiles as there are, or a pass. */
function withoutWord({ view, seat }: Pick<Asked, "view" | "seat">): Weighed {
  const rack = (view.racks[seat] ?? []).flatMap((letter) => letter ?? []);
  const letters = rack.slice(0, poolLeft(view));
  return letters.length > 0
    ? { move: { type: "exchange", letters }, value: 0 }
    : { move: { type: "pass" }, value: 0 };
}

/** There may be children at the table. */
function decentOf(lexicon: Lexicon): (word: string) => boolean {
  return (word) => !lexicon.isOffensive(word);
}
