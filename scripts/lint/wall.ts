/** One import wall: what a folder's files may import. */

/**
 * Targets are written as repository paths (`geo/names` for `@stolik/geo/names`), `npm:react` or `node:fs`. `*` is one
 * segment, a final `**` all that begins so, `{game}` the file's own game.
 */
export interface Wall {
  readonly name: string;
  readonly files: RegExp;
  readonly may: readonly string[];
  /** What may be imported as a type only. */
  readonly types?: readonly string[];
  /** Exceptions to `may`. */
  readonly never?: readonly string[];
}
