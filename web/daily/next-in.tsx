/** When the next deal comes, in hours and minutes. */

import type { Language } from "@stolik/kernel";
import { useEffect, useState } from "react";
import { useLanguage } from "../language.ts";
import { useWords } from "../words.ts";

const MINUTE = 60_000;

export function NextIn({ at }: { readonly at: number }) {
  const t = useWords();
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return (
    <span>{t("daily.next", { time: hoursUntil(at, now, language) })}</span>
  );
}

/** The last minute is a whole one. Shortened, as a word written out would have to be declined in Polish. */
export function hoursUntil(
  at: number,
  now: number,
  language: Language,
): string {
  const all = Math.max(0, Math.ceil((at - now) / MINUTE));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const say = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(language, { style: "unit", unit })
      .format(count)
      .replaceAll(" ", "\u00a0");
  return [
    ...(hours > 0 ? [say(hours, "hour")] : []),
    ...(minutes > 0 || hours === 0 ? [say(minutes, "minute")] : []),
  ].join("\u00a0");
}
