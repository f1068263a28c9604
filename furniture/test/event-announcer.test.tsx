// @vitest-environment happy-dom
/** What a screen reader is told of a match: what happens from now on, in the order it happens. */

import { languages } from "@stolik/kernel";
import { expect, it } from "vitest";
import {
  Announcer,
  listOf,
  nameOf,
  spokenTo,
  EventAnnouncer,
  wordsOf,
} from "../index.ts";
import { show } from "./page.tsx";

const first = { seq: 1, events: ["Ola begins."] };
const second = { seq: 2, events: ["Jan lays Rome.", "It is right."] };
const third = { seq: 3, events: ["Ola draws."] };

function reading(heard: readonly { seq: number; events: string[] }[]) {
  return (
    <Announcer>
      <EventAnnouncer heard={heard} describe={(event) => event} />
    </Announcer>
  );
}

it("what happened before the page opened is not read, what comes is read once", () => {
  const { root, again } = show(reading([first]));
  const said = () => root.querySelector('[role="status"]')?.textContent;
  expect(said()).toBe("");
  again(reading([first, second]));
  expect(said()).toBe("Jan lays Rome. It is right.");
  again(reading([first, second, third]));
  expect(said()).toBe("Ola draws.");
});

it("what comes at once is read at once", () => {
  const { root, again } = show(reading([]));
  again(reading([first, second, third]));
  expect(root.querySelector('[role="status"]')?.textContent).toBe(
    "Ola begins. Jan lays Rome. It is right. Ola draws.",
  );
});

it("a seat without a player goes by its number, and lists are the language's own", () => {
  const players = [{ type: "bot", name: "Bartek", level: 1 }] as const;
  expect(nameOf(0, { players })).toBe("Bartek");
  expect(nameOf(1, { players })).toBe("2");
  expect(listOf(["A", "B", "C"], { language: "en" })).toBe("A, B, and C");
  expect(listOf(["A", "B", "C"], { language: "pl" })).toBe("A, B i\u00a0C");
});

it("a list has the words and the commas that the language is known for", () => {
  const names = ["Ola", "Jan", "Ewa", "Bartek"];
  for (const language of languages)
    for (let count = 0; count <= names.length; count += 1) {
      const some = names.slice(0, count);
      expect(listOf(some, { language }).replaceAll("\u00a0", " ")).toBe(
        new Intl.ListFormat(language).format(some),
      );
    }
});

it("words come from the game's own texts, are asked for once, and names in them are not escaped", () => {
  const asked: unknown[] = [];
  const library = {
    hasResourceBundle: () => true,
    getFixedT:
      (...of: unknown[]) =>
      (key: string, values: object) => {
        asked.push([...of, key, values]);
        return "{{name}} & {{other}}, {{count}}";
      },
  };
  const { wordsIn } = wordsOf<{ seats: { who: string } }>("cross");
  const words = wordsIn(library as never, "it");
  const name = "O'Hara";
  expect(words("seats.who", { name, other: "$&", count: 2 })).toBe(
    "O'Hara & $&, 2",
  );
  expect(words("seats.who", { name, other: "", count: 2 })).toBe(
    "O'Hara & , 2",
  );
  expect(asked).toEqual([
    ["it", "cross", "seats.who", { skipInterpolation: true, count: 2 }],
  ]);
  words("seats.who", { name, other: "", count: 5 });
  words("seats.who", { name: "Tu", other: "", count: 5 });
  expect(asked).toHaveLength(3);
});

it.each([
  ["pl", { name: "Ty" }, "you"],
  ["it", { names: "Tu" }, "you"],
  ["en", { name: "Bruno", target: "You" }, "you-target"],
  ["en", { name: "Tu" }, undefined],
  ["en", { card: "You" }, undefined],
] as const)(
  "in %s a sentence with %j is in the form %s",
  (language, values, form) => {
    const library = {
      hasResourceBundle: () => true,
      getFixedT:
        () =>
        (_: string, { context }: { context?: string }) =>
          String(context),
    };
    const words = wordsOf<{ who: string }>("cross").wordsIn(
      library as never,
      language,
    );
    expect(words("who", values)).toBe(String(form));
  },
);

it("what is told to one seat speaks to whoever sits there", () => {
  const players = ["Ola", "Jan"].map(
    (name) => ({ type: "person", name, isOnline: true }) as const,
  );
  const wording = { language: "pl", players } as const;
  const names = (seat: number | null) =>
    spokenTo(seat, wording).players.map(({ name }) => name);
  expect(names(1)).toEqual(["Ola", "Ty"]);
  expect(names(null)).toEqual(["Ola", "Jan"]);
});
