/** Who is looking at which table right now. */

export interface Presence {
  /** True if the person was not there before. */
  arrive(table: string, person: string): boolean;
  /** True if the person is not there any more. */
  leave(table: string, person: string): boolean;
  isThere(table: string, person: string): boolean;
}

export function localPresence(): Presence {
  const connections = new Map<string, number>();
  const key = (table: string, person: string) => `${table}/${person}`;
  return {
    arrive(table, person) {
      const count = (connections.get(key(table, person)) ?? 0) + 1;
      connections.set(key(table, person), count);
      return count === 1;
    },
    leave(table, person) {
      const count = (connections.get(key(table, person)) ?? 0) - 1;
      if (count > 0) connections.set(key(table, person), count);
      else connections.delete(key(table, person));
      return count === 0;
    },
    isThere: (table, person) => connections.has(key(table, person)),
  };
}
