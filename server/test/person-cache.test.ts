/** The cache of people: asked once, never older than what was written, and not without end. */

import { expect, it } from "vitest";
import type { Person } from "../protocol/protocol.ts";
import { cachePeople } from "../store/person-cache.ts";

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
  const { person } = cachePeople(store);
  for (let time = 0; time < 2; time += 1) {
    expect(await person("ala")).toEqual(ala);
    expect(await person("nobody")).toBeUndefined();
  }
  expect(store.asked).toEqual(["ala", "nobody", "nobody"]);
});

it("knows a new name at once, even one written while the old one was being read", async () => {
  const store = people(ala);
  const cached = cachePeople(store);
  let answer = () => {};
  store.hold(new Promise((resolve) => (answer = resolve)));
  const reading = cached.person("ala");
  await cached.savePerson(alina);
  answer();
  expect(await reading).toEqual(alina);
  expect(await cached.person("ala")).toEqual(alina);
  expect(store.asked).toEqual(["ala"]);
});

it("forgets whoever it has known longest when there are too many", async () => {
  const store = people();
  const cached = cachePeople(store, 2);
  for (const id of ["ala", "ugo", "eva"])
    await cached.savePerson({ id, name: id });
  for (const id of ["eva", "ugo", "ala"])
    expect(await cached.person(id)).toEqual({ id, name: id });
  expect(store.asked).toEqual(["ala"]);
});
