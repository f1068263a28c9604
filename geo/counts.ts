// Who counted the people of a place, and when; a board may know it, for it tells nothing of how many they are.
import { counts, type Seen } from "./content/counts.ts";
import { copies, offices, type Office } from "./content/offices.ts";
import type { PlaceId } from "./names.ts";

export interface Count {
  /** What the office calls itself. */
  readonly office: string;
  readonly year: number;
  readonly seen: Seen;
  /** Whose count it is, a copy does not say: the year is that of the copy. */
  readonly isUndated: boolean;
}

export function countOf(id: PlaceId): Count {
  const [office, year, seen] = counts[id];
  return { office: offices[office], year, seen, isUndated: isCopy(office) };
}

function isCopy(office: Office): boolean {
  return copies.some((copy) => copy === office);
}
