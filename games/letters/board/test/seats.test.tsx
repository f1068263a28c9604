// @vitest-environment happy-dom
/** The others' racks: backs alone, or their letters where the viewer knows them. */

import { markupOf } from "@stolik/furniture/testing";
import { beforeAll, expect, it, vi } from "vitest";
import { game } from "../../test/table.ts";
import type { Wording } from "../describe.ts";
import { Seats } from "../seats.tsx";
import { TableMatch } from "./page.tsx";

const wording: Wording = {
  words: (key, values) => `${key} ${Object.values(values ?? {}).join()}`,
  language: "en",
  players: [],
};

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

it("[L24] a seat sees how many tiles there are, all-seeing eyes see which", () => {
  const { state } = new TableMatch();
  const [own = [], other = []] = state.racks;
  const seen = markupOf(
    <Seats view={game.view(state, 0)} own={0} wording={wording} />,
  );
  expect(seen).toContain(`seats.tiles ${other.length}`);
  const open = markupOf(<Seats view={state} own={null} wording={wording} />);
  for (const rack of [own, other])
    expect(open).toContain(`seats.tiles ${rack.join(" ")}`);
});
