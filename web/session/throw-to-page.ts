/** Lets a page hear of a failure in its worker: a rejection does not reach it, an error thrown from a timer does. */

export function throwToPage(cause: unknown): void {
  setTimeout(() => {
    throw cause;
  });
}
