/** What the packed files hold, known before they are there: lexicon/test checks it against them. */

/** Names the list of words. */
export const VERSION = "sjp-2022-03-01.3";

/** The three files that a page fetches, unpacked, in bytes. */
export const BYTES = 1_781_460 + 45_108 + 87_912;
