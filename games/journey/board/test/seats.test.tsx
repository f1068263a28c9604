// @vitest-environment happy-dom
/** The others' hands: backs alone, or their cards where the viewer knows them. */

import { markupOf } from "@stolik/furniture/testing";
import { journey } from "@stolik/journey/rules";
import { beforeAll, expect, it, vi } from "vitest";
import { titleOf } from "../describe.ts";
import type { Wording } from "../describe.ts";
import { Seats } from "../seats.tsx";
import { loadStories } from "../stories.ts";
import { players, TableMatch } from "./table.tsx";

const wording: Wording = { words: (key) => key, language: "en", players };

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return loadStories("en");
});

it("[J28] a seat sees no other hand, all-seeing eyes see them all", () => {
  const { state } = new TableMatch({ hand: ["train"] });
  const titles = state.hands.map((hand) =>
    hand.map((card) => titleOf(card, wording)).join(" · "),
  );
  const seen = markupOf(
    <Seats view={journey.view(state, 0)} own={0} wording={wording} />,
  );
  expect(seen).not.toContain(" · ");
  const open = markupOf(<Seats view={state} own={null} wording={wording} />);
  for (const title of titles) expect(open).toContain(title);
});
