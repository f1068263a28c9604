/** What is said in somebody's first match: from the board, their own rack and what all have heard (L24). */

import { coachOf, nameOf, sayHint, sinceOwn } from "@stolik/furniture";
import type { Coached, Hint as AnyHint, KeyOf } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { boards } from "../content/boards.ts";
import { doubters } from "../rules/moves.ts";
import { pointsOf } from "../rules/points.ts";
import { EMPTY } from "../rules/position.ts";
import type { Event, View } from "../rules/position.ts";
import type en from "../text/en.json";
import type { Wording } from "./words.ts";

type Hint = AnyHint<KeyOf<typeof en>>;
type Position = Coached<View, Event>;

export const coach = coachOf<View, Event, KeyOf<typeof en>>({
  pointedAt,
  newsOf,
  isAsked: ({ view, seat }) => view.turn === seat,
  nowOf,
  say,
});

/** What can be done now, or what is waited for. */
function nowOf({ view, seat }: Position): Hint {
  const open = openHint(view, seat);
  if (open) return open;
  return { key: view.turn === seat ? "coach.word" : "coach.watch" };
}

/** L17: a word that this seat may still ask about. */
function openHint(view: View, seat: Seat): Hint | undefined {
  const row = view.sheet.at(-1);
  if (row?.type !== "word" || !doubters(view).includes(seat)) return undefined;
  return { key: "coach.doubt", values: { word: row.word } };
}

/** What another has just done; a word that may be asked about is no news. */
function newsOf({ view, seat, heard }: Position): readonly Hint[] {
  if (openHint(view, seat)) return [];
  const event = sinceOwn(heard, seat).findLast(isTelling);
  switch (event?.type) {
    case "word": {
      const { seat: name, word, bonus } = event;
      const laid = event.laid.map(({ letter }) => letter).join(" ");
      return bonus > 0
        ? [{ key: "coach.bonus-read", values: { name, word, laid, bonus } }]
        : [{ key: "coach.read", values: { name, word, laid } }];
    }
    case "refused": {
      const { seat: name, word } = event;
      return [{ key: "coach.refused", values: { name, word } }];
    }
    case "exchanged":
      return [{ key: "coach.exchanged", values: { name: event.seat } }];
    case "passed":
      return [{ key: "coach.passed", values: { name: event.seat } }];
    case undefined:
      return [];
  }
}

type Telling = Extract<
  Event,
  { type: "word" | "refused" | "exchanged" | "passed" }
>;

function isTelling(event: Event): event is Telling {
  return ["word", "refused", "exchanged", "passed"].includes(event.type);
}

function pointedAt({ view, at = {}, chosen }: Position): Hint | undefined {
  const [type, index] = at["cell"]?.split("-") ?? [];
  if (type === "bonus") return bonusHint(view, Number(index));
  if (at["field"] === undefined) return undefined;
  const letter = view.tiles[Number(at["field"])];
  if (letter)
    return { key: "coach.tile", values: { letter, points: pointsOf(letter) } };
  // L11: where the chosen tile may go the board knows, with what else is laid in this turn.
  if (at["lit"] === "true") return { key: `coach.lit.${view.contact}` };
  const isChosen = chosen?.["slot"] !== undefined;
  return isChosen && at["tried"] !== "true"
    ? { key: `coach.unlit.${view.contact}` }
    : undefined;
}

/** L21 */
function bonusHint({ board, tiles }: View, index: number): Hint | undefined {
  const bonus = boards[board].bonuses[index];
  if (!bonus) return undefined;
  const free = bonus.sides.filter((side) => tiles[side] === EMPTY).length;
  return free > 0
    ? { key: "coach.bonus", values: { points: bonus.points, free } }
    : { key: "coach.bonus-gone" };
}

function say(hint: Hint, wording: Wording): string {
  return sayHint(hint, wording.words, {
    name: (seat: Seat) => nameOf(seat, wording),
  });
}
