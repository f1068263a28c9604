/** What a seat may know (C4, C14, C21), and states that could lie behind it. */

import { below, pick, shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { cards } from "../content/cards.ts";
import type { Answer, Back, Card, Stage, State, View } from "./position.ts";
import { placesOf, printed } from "./setup.ts";
import { laidCount, neighboursOf } from "./slots.ts";

const covered = Object.fromEntries(
  cards.map((card) => [card, null]),
) as Readonly<Record<Card, null>>;

export function view(state: State, seat: Seat | null): View {
  const { deck } = state;
  const top = deck.length - 1;
  const backs: Record<Card, Back | null> = { ...covered };
  for (const card of state.open) backs[card] = state.backs[card];
  return {
    ...state,
    stage: coverStage(state, seat),
    // C3, C4: only the name on top can be read; where the stop cards lie everyone knows.
    deck: deck.map((card, index) =>
      index === top || card === "stop" ? card : null,
    ),
    box: state.box.map(() => null),
    backs,
  };
}

export function determinize(at: View, random: Random): State {
  const unseen = shuffle(unseenOf(at), random);
  return {
    ...at,
    stage: fillStage(at, random),
    tokens: [...at.tokens],
    deck: at.deck.map((card) => card ?? takeLast(unseen)),
    box: at.box.map((card) => card ?? takeLast(unseen)),
    arms: {
      west: [...at.arms.west],
      east: [...at.arms.east],
      south: [...at.arms.south],
      north: [...at.arms.north],
    },
    gone: [...at.gone],
    open: [...at.open],
    backs: fillBacks(at, random),
  };
}

/** The deck is shuffled anew, and backs say what they say. What others have said in secret cannot be drawn: nothing then. */
export function redeal(at: View, random: Random): State | undefined {
  const { stage } = at;
  const said = stage.type === "stop" ? stage.estimates : [];
  const answers = stage.type === "ask" ? stage.answers : said;
  if (answers.includes(null)) return undefined;
  return { ...determinize(at, random), backs: printed };
}

/** C15: another's number is unknown before all have spoken. C8: so is an answer given in advance. */
function coverStage(state: State, seat: Seat | null): Stage<null> {
  const { stage } = state;
  if (stage.type === "stop") {
    const estimates = stage.estimates.map((estimate, other) =>
      other === seat || estimate === "none" ? estimate : null,
    );
    return { type: "stop", estimates };
  }
  if (stage.type !== "ask") return stage;
  const seats = state.tokens.length;
  const answers = stage.answers.map((answer, other) => {
    const place = (other - state.turn - 1 + seats) % seats;
    const isKnown = other === seat || place < stage.heard || answer === "none";
    return isKnown ? answer : null;
  });
  return { ...stage, answers };
}

function fillStage(at: View, random: Random): Stage<never> {
  const { stage } = at;
  if (stage.type === "stop") {
    const laid = laidCount(at);
    const estimates = stage.estimates.map(
      (estimate) => estimate ?? below(random, laid + 1),
    );
    return { type: "stop", estimates };
  }
  if (stage.type !== "ask") return stage;
  const possible: Answer[] = [
    { type: "agree" },
    ...neighboursOf(at, stage).map(
      (neighbour) => ({ type: "doubt", neighbour }) as const,
    ),
  ];
  const answers = stage.answers.map(
    (answer) => answer ?? pick(possible, random),
  );
  return { ...stage, answers };
}

function unseenOf(at: View): Card[] {
  const seen = new Set<Card | "stop" | null>([
    ...at.deck,
    at.start,
    ...at.gone,
    ...Object.values(at.arms).flat(),
  ]);
  return placesOf(at.difficulty).filter((card) => !seen.has(card));
}

/** Any hidden card may carry any hidden back: a viewer who knows nothing cannot tell two worlds apart. */
function fillBacks(at: View, random: Random): Record<Card, Back> {
  const hidden = cards.filter((card) => at.backs[card] === null);
  const backs: Record<Card, Back | null> = { ...at.backs };
  const left = shuffle(
    hidden.map((card) => printed[card]),
    random,
  );
  for (const card of hidden) backs[card] = takeLast(left);
  return backs as Record<Card, Back>;
}

function takeLast<Item>(items: Item[]): Item {
  const item = items.pop();
  if (item === undefined) throw new Error("More holes than cards.");
  return item;
}
