/** When the next deal comes, in hours and minutes. */

import { useEffect, useState } from "react";
import { useWords } from "../words.ts";

const MINUTE = 60_000;

export function NextIn({ at }: { readonly at: number }) {
  const t = useWords();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return <span>{t("daily.next", { time: hoursUntil(at, now) })}</span>;
}

/** The last minute is a whole one. */
export function hoursUntil(at: number, now: number): string {
  const minutes = Math.max(0, Math.ceil((at - now) / MINUTE));
  const padded = String(minutes % 60).padStart(2, "0");
  return `${Math.floor(minutes / 60)}:${padded}`;
}
