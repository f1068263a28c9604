// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { table } from "../../test/table.ts";
import { decided } from "../decided.ts";
import { wordsIn } from "../words.ts";
import { wrongToShow } from "../wrong-cards.ts";
import { library } from "./table.tsx";

it("[N13][N14] tells who has the fewest cards, and how often each was wrong", async () => {
  const words = wordsIn(await library(), "en");
  const players = ["You", "Bruno"].map((name) => ({
    type: "person" as const,
    name,
    isOnline: true,
  }));
  const laid = {
    type: "laid",
    seat: 1,
    city: "oslo",
    row: 1,
    column: 1,
    back: { latitude: 59, longitude: 10 },
  } as const;
  const wrong = {
    ...laid,
    contradictions: [{ city: "roma", axis: "latitude", type: "order" }],
  } as const;
  const sentence = decided(
    {
      view: table(),
      outcome: { winners: [0], scores: [0, 3], reason: "out" },
      heard: [{ seq: 1, events: [wrong, { ...laid, contradictions: [] }] }],
    },
    { words, language: "en", players },
  );
  expect(sentence).toBe(
    "Fewest cards left: You (0). Laid wrong on the way: You 0 and Bruno 1.",
  );
});

it("[N13] a city laid wrong is shown once, and not where it lies right later", () => {
  const wrong = (seat: number, city: "oslo" | "wien" | "milano") => ({
    type: "laid" as const,
    seat,
    city,
    row: 1,
    column: 1,
    back: { latitude: 59, longitude: 10 },
    contradictions: [
      { city: "roma", axis: "latitude", type: "order" } as const,
    ],
  });
  const events = [
    wrong(0, "oslo"),
    wrong(0, "oslo"),
    wrong(0, "milano"),
    wrong(1, "wien"),
  ];
  const view = table({ laid: ["roma 7 7", "milano 6 5"] });
  const shown = wrongToShow([{ seq: 1, events }], 0, view);
  expect(shown.map(({ city }) => city)).toEqual(["oslo"]);
});
