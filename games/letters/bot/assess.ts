/** What a turn was worth: beside the word that was read, the best everyday word and the best of all, exactly. */

import { silentTurn } from "@stolik/kernel";
import type { Assessment, PlayedTurn } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import {
  apply,
  bestPlays,
  determinize,
  laysBySize,
  room,
  view as viewOf,
} from "../rules/index.ts";
import type {
  Event,
  Move,
  Play,
  ReasonCode,
  Searchable,
  View,
  WordMove,
} from "../rules/index.ts";
import type { Vocabulary } from "./levels.ts";

type Played = PlayedTurn<View, Move, Event>;
type Assessed = Assessment<Move>;

/** What words are looked for in; none that may not be shown to anybody. */
export interface Judge {
  readonly lexicon: Lexicon;
  readonly vocabularies: Readonly<Record<Vocabulary, Searchable>>;
  isDecent(word: string): boolean;
}

export function assess(judge: Judge, turn: Played): readonly Assessed[] {
  const { question, moves, end } = turn;
  const action = moves.at(-1);
  // L17: whether to doubt is nobody's mistake.
  if (!action || action.type === "challenge" || action.type === "accept")
    return [];
  const doubts = moves.slice(0, -1);
  const view = afterDoubts(judge, turn, doubts);
  const best = (vocabulary: Vocabulary) =>
    bestPlays(
      judge.vocabularies[vocabulary],
      view,
      question.seat,
      1,
      judge.isDecent,
    )[0];
  const everyday = best("everyday");
  const record = best("words");
  const advise = (play: Play) => [...doubts, play.move];
  // L9: what new tiles bring nobody knows.
  if (action.type === "exchange")
    return everyday
      ? [fact("exchanged", wordOf(everyday), advise(everyday))]
      : [];
  const { played, code, read } = readIn(view, end);
  const most = Math.max(played, everyday ? totalOf(everyday) : 0);
  return [
    ...(everyday
      ? [
          {
            aspect: "word",
            best: most,
            played,
            spread: 0,
            advised: advise(everyday),
            reason: { code, values: { ...wordOf(everyday), read } },
          },
        ]
      : []),
    ...(record && totalOf(record) > most
      ? [fact("record", wordOf(record), advise(record))]
      : []),
    ...(action.type === "word" ? leftBy(view, action) : []),
  ];
}

/** The table as the seat saw it once what it doubted was settled. */
function afterDoubts(
  { lexicon }: Judge,
  { question: { view, seat, random } }: Played,
  doubts: readonly Move[],
): View {
  if (doubts.length === 0) return view;
  const state = determinize(view, random);
  for (const move of doubts)
    apply(lexicon, state, seat, move, silentTurn(random));
  return viewOf(state, seat);
}

/** What the turn brought, as the sheet says at the end (L17). */
function readIn(
  { sheet }: View,
  end: View,
): {
  readonly played: number;
  readonly code: ReasonCode;
  readonly read: string;
} {
  const row = end.sheet[sheet.length];
  if (row?.type !== "word") return { played: 0, code: "passed", read: "" };
  const { word: read, points, bonus, status } = row;
  return status === "refused"
    ? { played: 0, code: "refused", read }
    : { played: points + bonus, code: "everyday", read };
}

/** L21: what one more tile can fence in, before the word and after it. */
function leftBy(view: View, { lay }: WordMove): Assessed[] {
  const tiles = [...view.tiles];
  for (const { letter, field } of lay) tiles[field] = letter;
  const before = inReach(view);
  const after = inReach({ ...view, tiles });
  return after > before ? [fact("left", { before, after }, [])] : [];
}

function inReach(view: View): number {
  const limit = Math.min(1, room(view));
  return laysBySize(view, limit)[1]?.bonus ?? 0;
}

function totalOf({ points, bonus }: Play): number {
  return points + bonus;
}

function wordOf(play: Play) {
  return { word: play.word, points: totalOf(play) };
}

function fact(
  code: ReasonCode,
  values: Readonly<Record<string, string | number>>,
  advised: readonly Move[],
): Assessed {
  return {
    aspect: "word",
    best: 0,
    played: 0,
    spread: 0,
    advised,
    reason: { code, values },
    isFact: true,
  };
}
