/** In which order a game's sayings are said. */

import { expect, it } from "vitest";
import { coachOf } from "../index.ts";

interface Where {
  readonly points?: true;
  readonly news?: true;
  readonly asked?: true;
}

const coach = coachOf<Where, object, "lit" | "news" | "now">({
  pointedAt: ({ view }) => (view.points ? { key: "lit" } : undefined),
  newsOf: ({ view }) => (view.news ? [{ key: "news" }] : []),
  isAsked: ({ view }) => view.asked === true,
  nowOf: () => ({ key: "now" }),
  say: ({ key }) => key,
});

const begun = [0, 1];

it.each<[string, Where, readonly number[], readonly string[]]>([
  ["what is pointed at, before anything else", { points: true }, [0], ["lit"]],
  ["the aim until somebody has moved", {}, [0], ["aim.goal", "aim.step"]],
  ["news alone to whoever watches", { news: true }, begun, ["news"]],
  ["what is waited for, without news", {}, begun, ["now"]],
  [
    "news and what can be done to whoever is asked",
    { news: true, asked: true },
    begun,
    ["news", "now"],
  ],
])("%s", (_, view, told, said) => {
  const heard = told.map((seq) => ({ seq, events: [] }));
  const hints = coach.hintFor({ view, seat: 0, heard });
  expect(hints.map(({ key }) => key)).toEqual(said);
});
