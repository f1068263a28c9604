/** What a back asks for, and what it scores as the grid lies now, in words. */

import { listOf } from "@stolik/furniture";
import type { Pattern } from "../content/back-kinds.ts";
import { backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import type { Count, Scored } from "../rules/index.ts";
import { symbolName, titleOf } from "./words.ts";
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
      if (times === 0) return words("count.none");
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
      if (scored.cells.length > 0) return words("count.not-avoided");
      return words(scored.unseen.length > 0 ? "count.unseen" : "count.avoided");
    case "place":
      return words(scored.isRight ? "count.right-place" : "count.wrong-place");
    case "chance":
      return words("count.chance");
  }
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
