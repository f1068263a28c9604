/** Where the words of a person's own pages come from: home does not wait for them. */

import { textsOf } from "@stolik/furniture";
import { needTexts } from "./language.ts";
import { PROFILE } from "./words.ts";

export const profileTexts = textsOf({
  pl: () => import("./profile/text/pl.json"),
  it: () => import("./profile/text/it.json"),
  en: () => import("./profile/text/en.json"),
});

export function needProfileWords(): Promise<void> {
  return needTexts(PROFILE, profileTexts);
}
