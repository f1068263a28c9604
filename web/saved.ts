/** Small things saved in the browser for a person: a nickname, a language, a theme. */

const PREFIX = "stolik.";

/** Also undefined where the browser saves nothing, as in some private windows. */
export function readSaved(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is saved: a browser may save nothing, or have no room left. */
export function save(name: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    // The page works without it.
    return false;
  }
}

/** Whether anything is saved under a name that begins like this. */
export function hasSaved(beginning: string): boolean {
  try {
    return Object.keys(localStorage).some((name) =>
      name.startsWith(PREFIX + beginning),
    );
  } catch {
    return false;
  }
}
