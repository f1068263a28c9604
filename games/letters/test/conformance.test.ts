/** Open Letters keeps the laws: with a few words in every set-up, and with the whole dictionary. */

import { conformance } from "@stolik/kernel/testing";
import { loadLexicon } from "@stolik/lexicon/node";
import { letters } from "../rules/index.ts";
import { conserved, game } from "./table.ts";

conformance(game, {
  seed: "letters",
  options: [
    {},
    { checking: "referee" },
    { board: "flower" },
    { contact: "chain" },
    { board: "flower", reading: "free", checking: "referee" },
    { board: "square", reading: "snake" },
    { board: "square", reading: "snake", contact: "strict" },
    { checking: "referee", repeats: false },
    { board: "flower", repeats: false },
  ],
  matches: 1,
  conserved,
});

conformance(letters(loadLexicon()), {
  seed: "all words",
  seats: [2],
  options: [{}, { board: "flower", checking: "referee" }],
  matches: 1,
  listed: 4,
  mutations: 8,
  worlds: 1,
  conserved,
});
