/** People remembered: asked once, never older than what was written, and not without end. */

import { expect, it } from "vitest";
import type { Person } from "../protocol.ts";
import { rememberPeople } from "../store/remember.ts";

/** A store of people that counts how often it is asked, and answers when it is told to. */
function people(...saved: readonly Person[]) {
  const rows = new Map(saved.map((person) => [person.id, person]));
  const asked: string[] = [];
  let answering = Promise.resolve();
  return {
    asked,
    hold(until: Promise<void>) {
      answering = until;
    },
    async person(id: string) {
      asked.push(id);
      const found = rows.get(id);
      await answering;
      return found;
    },
    savePerson(person: Person) {
      rows.set(person.id, person);
      return Promise.resolve();
    },
  };
}

const ala = { id: "ala", name: "Ala" };
const alina = { id: "ala", name: "Alina" };

it("asks for a person once, and for a stranger every time", async () => {
  const store = people(ala);
  const { person } = rememberPeople(store);
  for (let time = 0; time < 2; time += 1) {
    expect(await person("ala")).toEqual(ala);
    expect(await person("nobody")).toBeUndefined();
  }
  expect(store.asked).toEqual(["ala", "nobody", "nobody"]);
});

it("knows a new name at once, even one written while the old one was being read", async () => {
  const store = people(ala);
  const remembered = rememberPeople(store);
  let answer = () => {};
  store.hold(new Promise((resolve) => (answer = resolve)));
  const reading = remembered.person("ala");
  await remembered.savePerson(alina);
  answer();
  expect(await reading).toEqual(alina);
  expect(await remembered.person("ala")).toEqual(alina);
  expect(store.asked).toEqual(["ala"]);
});

it("forgets whoever it has known longest when there are too many", async () => {
  const store = people();
  const remembered = rememberPeople(store, 2);
  for (const id of ["ala", "ugo", "eva"])
    await remembered.savePerson({ id, name: id });
  for (const id of ["eva", "ugo", "ala"])
    expect(await remembered.person(id)).toEqual({ id, name: id });
  expect(store.asked).toEqual(["ala"]);
});
