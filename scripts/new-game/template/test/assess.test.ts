/** The judge: whether a trick could be taken, and that it repeats itself. */

import { lossIn, fastRandom } from "@stolik/kernel";
import { judgedGames } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { bot } from "../bot/index.ts";
import { sample } from "../rules/index.ts";
import { after, lay, table } from "./table.ts";

it.each([
  ["[S5] could take the trick and did not", 7, [2, 9, 12], 2, [1]],
  ["[S5] took it", 7, [2, 9, 12], 12, [0]],
  ["[S5] could not take it", 13, [2, 9, 12], 2, []],
] as const)("an answer that %s", (_what, lead, hand, card, losses) => {
  const { state } = after(table([lead, 16, 15], hand), lay(lead));
  const end = after(state, lay(card)).state;
  const assessed = bot.assess?.({
    question: {
      view: sample.view(state, 1),
      seat: 1,
      told: [],
      level: 3,
      budget: 0,
      character: 1,
      random: fastRandom(1),
    },
    moves: [lay(card)],
    told: [],
    later: [],
    end,
    isLast: false,
  });
  expect(assessed?.map(lossIn)).toEqual(losses);
});

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
judgedGames(() => ({ game: sample, bot }), { files, patience: 5000 });
