/** Watches for clocks and chance: while it runs, every use of either is noted. */

export interface Ambience {
  /** What was asked for since the last time, each once. */
  collect(): readonly string[];
  /** Puts everything back. */
  release(): void;
}

export function watchAmbience(): Ambience {
  const used = new Set<string>();
  const undo = [
    ...watched.map(([owner, member, name]) =>
      replace(owner, member, (before) => (...rest: unknown[]) => {
        used.add(name);
        return (before as (...rest: unknown[]) => unknown).apply(owner, rest);
      }),
    ),
    replace(globalThis, "Date", (before) =>
      watchDate(before as DateConstructor, used),
    ),
  ];
  return {
    collect() {
      const names = [...used];
      used.clear();
      return names;
    },
    release() {
      for (const back of undo) back();
    },
  };
}

const watched: readonly (readonly [object, string, string])[] = [
  [Math, "random", "Math.random"],
  [performance, "now", "performance.now"],
  [crypto, "getRandomValues", "crypto.getRandomValues"],
  [crypto, "randomUUID", "crypto.randomUUID"],
];

function watchDate(date: DateConstructor, used: Set<string>): DateConstructor {
  return new Proxy(date, {
    // A date made of numbers reads no clock.
    construct(target, rest: unknown[], newTarget) {
      if (rest.length === 0) used.add("new Date");
      return Reflect.construct(target, rest, newTarget) as object;
    },
    apply(target) {
      used.add("Date");
      return target();
    },
    get(target, member) {
      if (member === "now") used.add("Date.now");
      return Reflect.get(target, member) as unknown;
    },
  });
}

function replace(
  owner: object,
  member: string,
  change: (before: unknown) => unknown,
): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, member);
  const value = change(Reflect.get(owner, member));
  Object.defineProperty(owner, member, {
    value,
    configurable: true,
    writable: true,
  });
  return () => {
    if (own) Object.defineProperty(owner, member, own);
    else Reflect.deleteProperty(owner, member);
  };
}
