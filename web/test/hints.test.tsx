// @vitest-environment happy-dom
/** Whom a board helps: somebody new to the game, until they say otherwise. */

import { HintsPlace, useHints } from "@stolik/furniture";
import { beforeEach, expect, it } from "vitest";
import { noteMatchPlayed } from "../experience.ts";
import { useHintsFor } from "../table/use-hints.ts";
import { press, render } from "./render.tsx";

beforeEach(() => localStorage.clear());

it("helps through the first three matches of a game", async () => {
  for (const isHelped of [true, true, true, false]) {
    expect(await isOn("nsoe")).toBe(isHelped);
    noteMatchPlayed("nsoe");
  }
  expect(await isOn("cross")).toBe(true);
});

it("what was switched off stays off, and what was switched on stays on", async () => {
  await press((await open("nsoe")).querySelector("button"));
  expect(await isOn("nsoe")).toBe(false);
  for (const _ of [1, 2, 3]) noteMatchPlayed("cross");
  await press((await open("cross")).querySelector("button"));
  expect(await isOn("cross")).toBe(true);
});

async function isOn(game: string): Promise<boolean> {
  return (await open(game)).textContent === "on";
}

function open(game: string): Promise<HTMLElement> {
  return render(<Page game={game} />);
}

function Page({ game }: { readonly game: string }) {
  return (
    <HintsPlace value={useHintsFor(game)}>
      <Board />
    </HintsPlace>
  );
}

function Board() {
  const { areShown, show } = useHints();
  return (
    <button type="button" onClick={() => show(!areShown)}>
      {areShown ? "on" : "off"}
    </button>
  );
}
