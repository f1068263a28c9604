/** What a back asks for, and what it scores as the grid lies now, in words. */

import { listOf } from "@stolik/furniture";
import type { Pattern } from "../content/back-kinds.ts";
import { backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import type { Count, Nearest, Scored } from "../rules/index.ts";
import { cardName, symbolName, titleOf } from "./words.ts";
import type { Wording } from "./words.ts";

type Goal = Pick<Wording, "words" | "language">;

/** The whole back in one sentence. */
export function goalText(id: BackId, wording: Goal): string {
  const { words } = wording;
  const back = backSides[id];
  switch (back.type) {
    case "arrangement":
      return words("goals.arrangement", {
        pattern: patternText(back.pattern, wording),
        value: back.value,
      });
    case "symbols":
      return words(`goals.symbols.${back.region}`, {
        symbol: symbolName(back.symbol, wording),
      });
    case "avoidance":
      return words("goals.avoidance", {
        symbol: symbolName(back.symbol, wording),
        value: back.value,
      });
    case "place":
      return words(`goals.place.${back.spot}`, { value: back.value });
    case "beside":
      return words("goals.beside", {
        card: titleOf(back.card, wording),
        value: back.value,
      });
    case "chance":
      return words(`chances.${back.chance}.text`);
    case "joker":
      return words("goals.joker");
  }
}

/** The rule that speaks of this back. */
export function ruleOf(id: BackId): string {
  switch (backSides[id].type) {
    case "arrangement":
      return "G11";
    case "symbols":
      return "G14";
    case "avoidance":
      return "G15";
    case "place":
    case "beside":
      return "G16";
    case "chance":
      return "G21";
    case "joker":
      return "G19";
  }
}

/** Why it scores what it scores now. */
export function scoredText(scored: Scored, wording: Goal): string {
  const { words } = wording;
  const back = backSides[scored.back];
  switch (scored.type) {
    case "arrangement": {
      const value = back.type === "arrangement" ? back.value : 0;
      const times = scored.arrangements.length;
      if (times === 0)
        return scored.nearest
          ? nearestText(scored.nearest, wording)
          : words("count.none");
      const joker = scored.arrangements.find((one) => one.joker)?.joker;
      const sum = words("count.times", { times, value });
      return joker
        ? `${sum} ${words("count.with-joker", { symbol: symbolName(joker, wording) })}`
        : sum;
    }
    case "symbols":
      return words("count.symbols", {
        symbol: back.type === "symbols" ? symbolName(back.symbol, wording) : "",
        times: scored.cells.length,
      });
    case "avoidance":
      if (scored.cards.length > 0)
        return words("count.not-avoided", {
          cards: offenders(scored, wording),
        });
      return words(scored.unseen.length > 0 ? "count.unseen" : "count.avoided");
    case "place":
      return words(scored.isRight ? "count.right-place" : "count.wrong-place");
    case "chance":
      return words("count.chance");
  }
}

/** G15, G22: the cards that carry the symbol, and whether one is under a chance. */
function offenders(
  { cards }: Extract<Scored, { type: "avoidance" }>,
  wording: Goal,
): string {
  const names = cards.map(({ front, isUnder }) => {
    const card = cardName({ front, back: null }, wording);
    return isUnder ? wording.words("count.under-chance", { card }) : card;
  });
  return listOf(names, wording);
}

/** How many goals are told of a place: more would push the grid away under the pointer. */
const TOLD = 2;

/** The goals that come nearer, score otherwise or are new, those of most points first; chances go without saying. */
export function changedGoals(
  before: Count,
  now: Count,
  wording: Goal,
): string[] {
  const old = new Map(before.scored.map((scored) => [scored.back, scored]));
  const gain = ({ back, points }: Scored) =>
    Math.abs(points - (old.get(back)?.points ?? 0));
  return now.scored
    .filter((scored) => {
      const was = old.get(scored.back);
      if (scored.type === "chance") return false;
      if (!was || gain(scored) > 0 || lacking(was) !== lacking(scored))
        return true;
      return isInVain(was, scored);
    })
    .toSorted((one, other) => gain(other) - gain(one))
    .slice(0, TOLD)
    .map((one) => {
      const was = old.get(one.back);
      const text =
        was && isInVain(was, one)
          ? wording.words("count.shared")
          : scoredText(one, wording);
      return `${cardName(one, wording)}: ${text}`;
    });
}

/** G12: one more lies there, but shares a card with one that is counted. */
function isInVain(was: Scored, now: Scored): boolean {
  return (
    was.type === "arrangement" &&
    now.type === "arrangement" &&
    now.ways > was.ways &&
    now.points === was.points
  );
}

function lacking(scored: Scored): number | undefined {
  return scored.type === "arrangement"
    ? scored.nearest?.missing.length
    : undefined;
}

/** How far the first arrangement is: “2 of 3, missing: Trade”. */
function nearestText({ size, missing }: Nearest, wording: Goal): string {
  const lacking = missing.map(({ symbol }) => symbol);
  const names = [...new Set(lacking)].map((symbol) => {
    const times = lacking.filter((other) => other === symbol).length;
    const name = symbolName(symbol, wording);
    return times > 1 ? wording.words("count.several", { times, name }) : name;
  });
  return wording.words("count.nearest", {
    there: size - missing.length,
    size,
    missing: listOf(names, wording),
  });
}

/** G19: what the joker stands for, and what that costs. */
export function jokerText(
  joker: NonNullable<Count["joker"]>,
  wording: Goal,
): string {
  if (joker.symbols.length === 0) return wording.words("count.joker-unused");
  return wording.words("count.joker", {
    symbols: listOf(
      joker.symbols.map((symbol) => symbolName(symbol, wording)),
      wording,
    ),
  });
}

function patternText(pattern: Pattern, wording: Goal): string {
  const names = pattern.map(({ symbol }) => symbolName(symbol, wording));
  const [a = "", b = "", c = "", d = "", e = ""] = names;
  const columns = Math.max(...pattern.map(({ column }) => column)) + 1;
  const say = wording.words;
  switch (pattern.length) {
    case 2:
      return say("goals.patterns.pair", { a, b });
    case 3:
      return columns === 3
        ? say("goals.patterns.line", { a, b, c })
        : say("goals.patterns.angle", { corner: b, a, c });
    case 4:
      return columns === 3
        ? say("goals.patterns.tee", { middle: b, around: a })
        : say("goals.patterns.chequer", { a, b });
    case 6:
      return say("goals.patterns.double", { a, b, c: d, d: e });
    default:
      return say("goals.patterns.staircase", { a, steps: pattern.length });
  }
}
