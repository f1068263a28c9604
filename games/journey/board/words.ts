/** The words of this game in one language. */

import { wordsOf } from "@stolik/furniture";

export type { Words } from "@stolik/furniture";

export const { useWords, wordsIn } = wordsOf("journey");
