/** What page and service worker call the things they share. */

/** Caches are shared with whatever else is served from the same address. */
export const PREFIX = "stolik-";

/** The dictionary outlives an edition, and goes when a person throws it away. */
export const DICTIONARY = `${PREFIX}dictionary`;

/** Asks a service worker that waits to take the place of the one at work. */
export const TAKE_OVER = "take-over";
