/** A map that forgets what was set longest ago once it holds too much. */

export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export function boundedMap<Value>(most: number): BoundedMap<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      if (values.size <= most) return;
      for (const oldest of values.keys()) {
        values.delete(oldest);
        return;
      }
    },
  };
}
