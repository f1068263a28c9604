/**
 * A log with entries about the seats cannot be folded by programs that do not know them (before migration 0010-seating).
 * They call a table broken, and stop it for everyone, only if its content is of their own version. So the version of such
 * a table carries this mark: an older node answers `unavailable` and leaves the table to the newer ones.
 */

export const SEATED = "+seated";

/** The version without the mark. */
export function contentVersionOf(kept: string): string {
  return kept.endsWith(SEATED) ? kept.slice(0, -SEATED.length) : kept;
}
