/** Any of a game's words, for what its module puts into sentences. */

import { wordsOf } from "@stolik/furniture";
import type { Words } from "@stolik/furniture";
import { useMemo } from "react";
import { useLanguage } from "../language.ts";

export function useAnyGameWords(game: string): Words<string> {
  const { useWords } = useMemo(() => wordsOf<never>(game), [game]);
  return useWords(useLanguage());
}
