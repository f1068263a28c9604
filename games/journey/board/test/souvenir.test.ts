/** The picture to keep shows the winner's journey. */

import { ANY, box, overlaps, widthOf } from "@stolik/furniture";
import { endedOf, souvenirOf } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { journey } from "../../rules/index.ts";
import record from "../../test/golden/train-2-seats.json" with { type: "json" };
import crowded from "../../test/golden/stops-3-seats.json" with { type: "json" };
import { Souvenir } from "../souvenir.tsx";
import { loadStories } from "../stories.ts";

it("[J12] every way that was travelled, and no style of the page", async () => {
  await loadStories("en");
  const ended = endedOf(journey, record);
  const drawing = await souvenirOf(Souvenir, ended);
  const [winner] = ended.outcome.winners;
  const moves = ended.heard
    .flatMap(({ events }) => events)
    .filter((event) => event.type === "moved")
    .filter(({ seat, path }) => seat === winner && path.length > 1);
  expect(drawing.match(/data-part="ride"/g)).toHaveLength(moves.length);
  expect(drawing).toContain("Gniezno");
  expect(drawing).not.toContain("class=");
});

it("[J12] no name lies on another, nor across the edge", async () => {
  await loadStories("pl");
  const ended = endedOf(journey, crowded);
  const drawing = await souvenirOf(Souvenir, { ...ended, language: "pl" });
  const names = [
    ...drawing.matchAll(
      /<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="(start|middle|end)">([^<]+)</g,
    ),
  ].map(([, x, y, anchor, name = ""]) => {
    const width = widthOf(name, 18, ANY);
    const share = { start: 0.5, middle: 0, end: -0.5 }[anchor as "start"];
    return box(Number(x) + share * width, Number(y) - 6, width / 2, 7);
  });
  expect(names.length).toBeGreaterThan(3);
  for (const [index, name] of names.entries()) {
    expect(name.left).toBeGreaterThanOrEqual(0);
    expect(name.right).toBeLessThanOrEqual(560);
    for (const other of names.slice(index + 1))
      expect(overlaps(name, other)).toBe(false);
  }
});
