/** What the content of a game hides and no page may contain, because players could read it there. */

export interface Hidden {
  /** The rule that hides it. */
  readonly rule: string;
  readonly searches: readonly {
    /** The names of what it finds in a built script. */
    readonly find: (script: string) => readonly string[];
    /** What it finds in a worker, which has the whole rules: this shows that the search works. */
    readonly all: readonly string[];
    /** What the rules to read print as examples. */
    readonly printed: readonly string[];
  }[];
  /** Other ways to write it, and what the first search finds there. */
  readonly planted: readonly (readonly [
    script: string,
    found: readonly string[],
  ])[];
}
