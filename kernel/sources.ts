/** Where the facts of a text are from, as they are printed beneath it. */

export interface Sources {
  /** Works and pages that were read for it. */
  readonly read?: readonly string[];
  /** Reference works that tell of it, named from general knowledge: still to be looked up. */
  readonly named?: readonly string[];
  /** Pages for tourists that were read: only where nothing better was found. */
  readonly tourist?: readonly string[];
  /** Why it needs no source, or makes do without: it is a rule of the game, a wish, a tale told as one. */
  readonly softened?: string;
}

/** Read ones first; empty where there is none. */
export function printSources(sources: Sources): string {
  const { read = [], tourist = [], named = [] } = sources;
  return [...read, ...tourist, ...named].join("; ");
}
