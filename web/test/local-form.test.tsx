// @vitest-environment happy-dom
/** A match on one device before it begins: who plays, and with which options. */

import { act } from "react";
import i18next from "i18next";
import { describe, expect, it, vi } from "vitest";
import type { Player } from "@stolik/kernel";
import { nsoe } from "@stolik/nsoe/rules";
import { findEntry } from "../games.ts";
import { loadGame } from "../game-module.ts";
import { startLanguage } from "../language.ts";
import { LocalForm } from "../lobby/local-form.tsx";
import type { OptionValues } from "../lobby/plan.ts";
import type { LocalMode } from "../session/unfinished.ts";
import { buttonNamed, press, radioNamed, render } from "./render.tsx";

const entry = findEntry("nsoe")!;
const random = { board: "roomy", first: "random" };

if (!i18next.isInitialized) await startLanguage();
const modules = {
  nsoe: await loadGame("nsoe"),
  letters: await loadGame("letters"),
};

describe("the names of who shares a screen", () => {
  it("are fields left empty where none was typed", async () => {
    const { place, begun } = await form("hotseat", ["Player 1", "Ola"]);
    const fields = [...textFields(place)];
    expect(fields.map(({ value }) => value)).toEqual(["", "Ola"]);
    expect(fields[0]?.placeholder).toBe("name, if you like");

    await press(buttonNamed(place, "Start"));
    expect(begun()).toEqual([["Player 1", "Ola"], random]);
  });

  it("stay where another player's given name was typed", async () => {
    const { place } = await form("hotseat", ["Player 2", "Player 1"]);
    const values = [...textFields(place)].map(({ value }) => value);
    expect(values).toEqual(["Player 2", "Player 1"]);
  });
});

describe("[N6] who begins", () => {
  it("is drawn by lot unless somebody is named", async () => {
    const { place, begun } = await form("solo", ["Ola", "Bruno", "Celina"]);
    const who = group(place, "Who goes first?");
    expect(labels(who)).toEqual(["Random", "Ola", "Bruno", "Celina"]);
    expect(chosen(who)).toBe("Random");
    expect(who.querySelector("p")?.textContent).toContain("Drawn when");

    await press(radioNamed(who, "Celina"));
    expect(who.querySelector("p")?.textContent).toContain("You choose");
    await press(buttonNamed(place, "Start"));
    expect(begun()[1]).toEqual({ ...random, first: 2 });
  });

  it("falls back to the lot when that seat is taken away", async () => {
    const { place, begun } = await form("solo", ["Ola", "Bruno", "Celina"]);
    const who = group(place, "Who goes first?");
    await press(radioNamed(who, "Celina"));
    await press(radioNamed(group(place, "How many bots?"), "1"));
    expect(labels(who)).toEqual(["Random", "Ola", "Bruno"]);
    expect(chosen(who)).toBe("Random");

    await press(buttonNamed(place, "Start"));
    expect(begun()[1]).toEqual(random);
  });

  it("goes by the names that are typed", async () => {
    const { place } = await form("hotseat", ["Player 1", "Ola"]);
    await type(textFields(place)[0], "Jan");
    const who = group(place, "Who goes first?");
    expect(labels(who)).toEqual(["Random", "Jan", "Ola"]);
  });

  it("can be any seat of a full table, and only such as the rules take", () => {
    const { choices } = modules.nsoe.options.find(
      ({ name }) => name === "first",
    )!;
    expect(choices).toHaveLength(entry.seats.max + 1);
    for (const first of choices)
      expect(nsoe.parseOptions({ first }, entry.seats.max).ok).toBe(true);
  });
});

describe("[L17] the time to ask for the dictionary", () => {
  const LEGEND = "Time to ask for the dictionary";

  it("is chosen where the players check the words", async () => {
    const { place, begun } = await form("hotseat", ["Ola", "Jan"], "letters");
    const time = group(place, LEGEND);
    expect(labels(time)).toEqual(["5 s", "10 s", "20 s", "30 s", "60 s"]);
    expect(chosen(time)).toBe("10 s");

    await press(radioNamed(time, "30 s"));
    await press(buttonNamed(place, "Start"));
    expect(begun()[1]).toMatchObject({ challengeSeconds: 30 });
  });

  it("is nothing to choose where a referee does", async () => {
    const { place } = await form("hotseat", ["Ola", "Jan"], "letters");
    const checking = group(place, "Who checks the words");
    await press(radioNamed(checking, "A referee"));
    expect(() => group(place, LEGEND)).toThrow(LEGEND);
  });
});

type Begin = (players: readonly Player[], options: OptionValues) => void;

async function form(
  mode: LocalMode,
  names: readonly string[],
  game: keyof typeof modules = "nsoe",
) {
  const onBegin = vi.fn<Begin>();
  const people = names.map((name) => person(name));
  const bots = names
    .slice(1)
    .map((name): Player => ({ type: "bot", name, level: 2 }));
  const me = person(names[0] ?? "");
  const place = await render(
    <LocalForm
      entry={findEntry(game)!}
      module={modules[game]}
      mode={mode}
      me={me}
      before={mode === "solo" ? [me, ...bots] : people}
      options={undefined}
      onBegin={onBegin}
    />,
  );
  const begun = () => {
    const [players = [], values] = onBegin.mock.lastCall ?? [];
    return [players.map(({ name }) => name), values];
  };
  return { place, begun };
}

function person(name: string): Player {
  return { type: "person", name, isOnline: true };
}

function textFields(place: Element): NodeListOf<HTMLInputElement> {
  return place.querySelectorAll<HTMLInputElement>("input:not([type=radio])");
}

function group(place: Element, legend: string): Element {
  const found = [...place.querySelectorAll("fieldset")].find(
    (set) => set.querySelector("legend")?.textContent === legend,
  );
  if (!found) throw new Error(`There is no choice "${legend}".`);
  return found;
}

function labels(set: Element): (string | null)[] {
  return [...set.querySelectorAll("label")].map((label) => label.textContent);
}

function chosen(set: Element): string | null | undefined {
  return set.querySelector("input:checked")?.closest("label")?.textContent;
}

async function type(
  input: HTMLInputElement | undefined,
  text: string,
): Promise<void> {
  if (!input) throw new Error("There is no such field.");
  const { set } = Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    "value",
  )!;
  await act(async () => {
    set?.call(input, text); // Past React, which then hears of it by the event.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
