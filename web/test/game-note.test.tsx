// @vitest-environment happy-dom
/** What a game wants to be known before a match, where it has something to say. */

import { expect, it } from "vitest";
import { loadGame } from "../game-module.ts";
import { GameNote } from "../lobby/game-note.tsx";
import { render } from "./render.tsx";

it.each([
  ["letters", "The words are Polish"],
  ["nsoe", ""],
])("%s: %s", async (game, note) => {
  await render(null);
  const module = await loadGame(game);
  const place = await render(<GameNote game={game} module={module} />);
  expect(place.textContent.startsWith(note)).toBe(true);
  expect(place.querySelector("p") !== null).toBe(note !== "");
});
