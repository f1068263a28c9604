/** Views compared with states: where a view has holes, and where it shows something else than the state holds. */

/** A hole: its path without indices, and how to find what another value has in its place. */
export interface HoleAt {
  readonly path: string;
  readonly keys: readonly (string | number)[];
}

export function holesOf(
  view: unknown,
  keys: readonly (string | number)[] = [],
): HoleAt[] {
  if (view === null) {
    const path = keys.map((key) => (typeof key === "number" ? "*" : key));
    return [{ path: path.join("."), keys }];
  }
  if (typeof view !== "object") return [];
  if (Array.isArray(view))
    return view.flatMap((item, index) => holesOf(item, [...keys, index]));
  return Object.entries(view).flatMap(([name, inner]) =>
    holesOf(inner, [...keys, name]),
  );
}

/** What stands at the place of the hole. */
export function behind(value: unknown, hole: HoleAt): unknown {
  let at: unknown = value;
  for (const key of hole.keys) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at;
}

/** The first place where the view shows what is not so in the state. */
export function firstUntruth(
  view: unknown,
  state: unknown,
  path = "",
): string | undefined {
  if (view === null || Object.is(view, state)) return undefined;
  if (typeof view !== "object" || typeof state !== "object" || state === null)
    return path;
  if (Array.isArray(view) !== Array.isArray(state)) return path;
  if (Array.isArray(view) && view.length !== (state as unknown[]).length)
    return path;
  for (const [name, inner] of Object.entries(view)) {
    const at = path === "" ? name : `${path}.${name}`;
    if (!Object.hasOwn(state, name)) return at;
    const found = firstUntruth(
      inner,
      (state as Record<string, unknown>)[name],
      at,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
