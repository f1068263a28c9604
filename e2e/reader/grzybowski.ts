/** Plac Grzybowski by ear: a card of the market, the place that is told to take it, and the turn is confirmed. */

import { played } from "./player.ts";
import type { Player } from "./player.ts";

const skip = { role: "button", name: "Straight to the table" };
const market = { role: "button", name: /^Market: / };
const confirm = { role: "button", name: "Confirm the turn" };
const takes = /free, the card may go here$/;

export const grzybowski: Player = {
  progress: /You lay it/,
  isAsked: (tree) =>
    tree.find(skip) !== undefined || tree.find(market)?.isDisabled === false,
  async act(reader, tree) {
    if (tree.find(skip)) return reader.choose(skip);
    await reader.choose(market);
    await reader.until(
      "the focus is on a place for the card",
      ({ focused }) => focused && takes.test(focused.name),
    );
    await reader.press("Enter");
    await reader.choose(confirm);
    await played(reader, tree);
  },
};
