/** One line that says what to do next. */

import { nameOf } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { stageOf } from "../rules/chances.ts";
import type { Event, Move, View } from "../rules/index.ts";
import type { Tool } from "./plan.ts";
import type { Plan } from "./use-plan.ts";
import { cardName } from "./words.ts";
import type { Wording } from "./words.ts";

export function promptText(
  board: BoardProps<View, Move, Event>,
  plan: Plan,
  tool: Tool | undefined,
  wording: Wording,
): string {
  const { words } = wording;
  const { shown } = plan;
  if (board.outcome) return words("prompt.over");
  if (board.pause !== undefined) return board.pause;
  if (plan.isSending) return words("prompt.moment");
  if (shown.turn !== board.seat) return watchText(board.view, wording);
  if (!plan.canPlan) return words("prompt.moment");
  if (tool) return toolText(tool, words);
  switch (stageOf(shown)) {
    case "take":
      return words("prompt.take");
    case "lay": {
      const { card, up } = shown.hand ?? { card: { front: null, back: null } };
      if (!card[up ?? "front"]) return words("prompt.lay-unknown");
      const name = cardName(card, wording);
      return words(up ? "prompt.lay" : "prompt.lay-either", { card: name });
    }
    case "end":
      return words("prompt.end");
  }
}

function watchText(view: View, wording: Wording): string {
  const name = nameOf(view.turn, wording);
  const { hand } = view;
  if (!hand?.card[hand.up ?? "front"])
    return wording.words("prompt.watch", { name });
  const card = cardName(hand.card, wording);
  return wording.words("prompt.holds", { name, card });
}

function toolText(tool: Tool, words: Wording["words"]): string {
  const { chance, picked } = tool;
  const takesTwo = chance === "swap" || chance === "move";
  return takesTwo && picked !== undefined
    ? words(`chances.${chance}.second`)
    : words(`chances.${chance}.first`);
}
