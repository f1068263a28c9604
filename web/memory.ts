/** Small things the browser remembers for a person: a nickname, a language, a theme. */

const PREFIX = "stolik.";

/** Undefined too where the browser keeps nothing, as in some private windows. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing depends on being remembered.
  }
}
