/** A cache of people: every request asks who sends it, and asking the database costs as much as the rest of the answer. */

import type { Person } from "../protocol/protocol.ts";
import type { Store } from "./store.ts";

const MOST = 10_000;

/** For a store that no other process writes to: what was read here stays true until it is written here. */
export function cachePeople(
  store: Pick<Store, "person" | "savePerson">,
  most = MOST,
): Pick<Store, "person" | "savePerson"> {
  const known = new Map<string, Person>();
  const keep = (person: Person) => {
    known.delete(person.id);
    known.set(person.id, person);
    if (known.size <= most) return;
    for (const id of known.keys()) {
      known.delete(id);
      return;
    }
  };
  return {
    async person(id) {
      const cached = known.get(id);
      if (cached) return cached;
      const found = await store.person(id);
      // A name written meanwhile is newer than the one that was read.
      if (found && !known.has(id)) keep(found);
      return known.get(id) ?? found;
    },
    async savePerson(person) {
      try {
        await store.savePerson(person);
        keep(person);
      } catch (error) {
        // Which name is durable is not known.
        known.delete(person.id);
        throw error;
      }
    },
  };
}
