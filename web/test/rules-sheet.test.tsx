// @vitest-environment happy-dom
/** The rules over a table: they come with their words, follow the language, and are missed by nobody else if they do not come. */

import type { AnyGameModule } from "@stolik/furniture";
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { loadGame } from "../game-module.ts";
import { setLanguage } from "../language.ts";
import { RulesSheet } from "../table/rules-sheet.tsx";
import { render, speakEnglish } from "./render.tsx";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

async function open(game: string, module: AnyGameModule): Promise<HTMLElement> {
  const place = await render(
    <RulesSheet
      game={game}
      module={module}
      rule=""
      onClose={() => undefined}
    />,
  );
  await act(() =>
    Promise.allSettled([module.loadRules(), module.ruleTexts.en()]),
  );
  return place;
}

it("they are read in the language that is chosen, also while they are open", async () => {
  await speakEnglish();
  const place = await open("nsoe", await loadGame("nsoe"));
  const first = () => place.querySelector("#N1 h3")?.textContent;
  expect(first()).toBe("N1 The cards");
  await act(() => setLanguage("pl"));
  expect(first()).toBe("N1 Karty");
  // No key is shown as it is.
  expect(place.textContent).not.toMatch(/(figures|sections)\.|\.(title|text)/);
});

it.each([
  [
    "they",
    "cross",
    { loadRules: () => Promise.reject(new Error("no network")) },
  ],
  ["their words", "journey", { ruleTexts: lacking() }],
] as const)(
  "if %s cannot be had it is told, and another language can be chosen",
  async (_what, game, lost) => {
    await speakEnglish();
    const place = await open(game, { ...(await loadGame(game)), ...lost });
    expect(place.querySelector("article")).toBeNull();
    expect(place.textContent).toContain("can’t be reached");
    await act(() => setLanguage("it"));
    expect(place.textContent).toContain("connessione");
  },
);

function lacking(): AnyGameModule["ruleTexts"] {
  const load = () => Promise.reject(new Error("no network"));
  return { pl: load, it: load, en: load };
}
