/** How many holes a view has: what its viewer does not know. */

export function holes(view: unknown): number {
  if (view === null) return 1;
  if (typeof view !== "object") return 0;
  return Object.values(view).reduce<number>(
    (sum, inner) => sum + holes(inner),
    0,
  );
}
