// @vitest-environment happy-dom

/** Those who typed no name are called so in the language that is read. */

import { expect, it } from "vitest";
import { inLanguage, toOthers } from "../given-name.ts";

it.each([
  [["Ty"], "it", ["Tu"]],
  [["Gracz"], "en", ["You"]],
  [["Tu", "Bruno"], "en", ["Tu", "Bruno"]],
  [["Gracz 1", "Player 2"], "en", ["Player 1", "Player 2"]],
  [["Ola", "Gracz 7"], "en", ["Ola", "Gracz 7"]],
] as const)("%j in %s", (names, language, shown) => {
  const players = names.map(
    (name) => ({ type: "person", name, isOnline: true }) as const,
  );
  const found = inLanguage(players, language);
  expect(found.map(({ name }) => name)).toEqual(shown);
});

it("a bot keeps its name", () => {
  const bot = { type: "bot", name: "Gracz", level: 1 } as const;
  expect(inLanguage([bot], "en")).toEqual([bot]);
});

it("others read a nickname, or else the seat", () => {
  const alone = { type: "person", name: "You", isOnline: true } as const;
  const bot = { type: "bot", name: "Bruno", level: 1 } as const;
  const named = () => toOthers([alone, bot], "en").map(({ name }) => name);
  expect(named()).toEqual(["Player 1", "Bruno"]);
  localStorage.setItem("stolik.name", "Ola");
  expect(named()).toEqual(["Ola", "Bruno"]);
});
