/** The deals at hand: fetched for three days, and kept for a time without a network. */

import { isObject } from "@stolik/kernel";
import type { Day, Language } from "@stolik/kernel";
import { beginningOf, dayAfter, dayAt } from "@stolik/server/day";
import type { DailyDeals, DailyEntry } from "@stolik/server/protocol";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { useLanguage } from "../language.ts";
import { readSaved, save } from "../saved.ts";
import { whenShown } from "../when-shown.ts";
import { sendWaiting } from "./send.ts";

const KEPT = "daily.deals";
/** Until deals that are still being made are asked for again, in milliseconds. */
const ASK_AGAIN = 1_500;
/** Deals that are not made by then cannot be made today. */
export const MOST_ASKED = 40;
/** After the day has changed, so that the server's clock has, too. */
const GRACE = 2_000;

export interface DealsAtHand {
  readonly day: Day;
  /** When the next day begins, by this device's clock. */
  readonly nextAt: number;
  readonly deals: readonly DailyEntry[];
  /** Whether some are still being made. */
  readonly isMaking: boolean;
}

/** Undefined until the server has answered, or has not. */
export function useDeals(): DealsAtHand | undefined {
  const language = useLanguage();
  const [deals, setDeals] = useState<DealsAtHand>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    let asked = 0;
    let nextAt = Infinity;
    const ask = async () => {
      clearTimeout(timer);
      asked += 1;
      const found = await lookForDeals(language);
      if (!isWanted) return;
      const isMaking = found.isMaking && asked < MOST_ASKED;
      if (!isMaking) asked = 0;
      ({ nextAt } = found);
      setDeals({ ...found, isMaking });
      const wait = isMaking ? ASK_AGAIN : found.nextAt - Date.now() + GRACE;
      timer = setTimeout(() => void ask(), wait);
    };
    const askNow = () => void ask();
    window.addEventListener("online", askNow);
    // While a device sleeps no timer runs.
    const stop = whenShown(() => {
      if (Date.now() >= nextAt) askNow();
    });
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", askNow);
    };
  }, [language]);
  return deals;
}

/** Whoever reaches the server also hands in what was solved without it. */
export async function lookForDeals(language: Language): Promise<DealsAtHand> {
  const answer = await api.dailyDeals();
  if (!answer.ok) return keptDeals();
  const { day, nextIn, isWhole, deals } = answer.value;
  save(KEPT, JSON.stringify(answer.value));
  void sendWaiting(language);
  return {
    day,
    nextAt: Date.now() + nextIn,
    deals,
    isMaking: !isWhole,
  };
}

/** Until deals that are being made are asked for again. */
export function waitToAsk(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ASK_AGAIN);
  });
}

/** Whether all that were fetched on this day are at hand. */
export function hasDealsOf(day: Day): boolean {
  const kept = readDeals();
  return kept?.day === day && kept.isWhole;
}

function keptDeals(): DealsAtHand {
  const day = dayAt(Date.now());
  return {
    day,
    nextAt: beginningOf(dayAfter(day, 1)),
    deals: readDeals()?.deals ?? [],
    isMaking: false,
  };
}

function readDeals(): DailyDeals | undefined {
  try {
    const read: unknown = JSON.parse(readSaved(KEPT) ?? "null");
    const isDeals = isObject(read) && Array.isArray(read["deals"]);
    return isDeals ? (read as unknown as DailyDeals) : undefined;
  } catch {
    return undefined;
  }
}
