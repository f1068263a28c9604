/** Results on their way to the server: at once, or when the network is back; each counts once. */

import { isOneOf } from "@stolik/kernel";
import type { Language, Result } from "@stolik/kernel";
import type { DailyStanding } from "@stolik/server/protocol";
import { api } from "../api.ts";
import { doneDeal, doneDeals, noteDone } from "../daily-done.ts";
import type { DoneDeal } from "../daily-done.ts";
import type { AppCode } from "../refusals.ts";
import { readSaved } from "../saved.ts";

/** Whoever has typed no name yet; in the language they read. */
const nobody: Readonly<Record<Language, string>> = {
  pl: "Gość",
  it: "Ospite",
  en: "Guest",
};

/** It will never be taken. All else may be another time, also for reasons that this page does not know. */
const FINAL: readonly AppCode[] = [
  "deal-over",
  "deal-unfinished",
  "late-deal",
  "malformed-message",
  "malformed-move",
  "other-deal",
  "unknown-deal",
];

/** A page may ask twice for the same: when the network is back, and when its deals have come. */
const onTheWay = new Map<string, Promise<Result<DailyStanding>>>();

/** A result that the server will never take is not sent again. */
export function sendDone(
  done: DoneDeal,
  language: Language,
): Promise<Result<DailyStanding>> {
  const key = `${done.day} ${done.game}`;
  const sending = onTheWay.get(key) ?? sendNow(done, language);
  onTheWay.set(key, sending);
  return sending.finally(() => onTheWay.delete(key));
}

async function sendNow(
  done: DoneDeal,
  language: Language,
): Promise<Result<DailyStanding>> {
  const { day, game, contentVersion, version, moves } = done;
  const send = () =>
    api.solveDaily(day, game, { contentVersion, version, moves });
  const name = readSaved("name");
  const become = () => api.becomeSomebody(name ?? nobody[language]);
  // A device without a name is most likely nobody's yet.
  const first = name === undefined ? await become() : undefined;
  if (first && !first.ok) return first;
  let answer = await send();
  if (!answer.ok && answer.refusal.code === ("no-guest" satisfies AppCode)) {
    const known = await become();
    if (!known.ok) return known;
    answer = await send();
  }
  if (answer.ok || isOneOf(answer.refusal.code, FINAL))
    noteDone({ ...done, isSent: true });
  return answer;
}

/** What was solved without a network, one after the other. */
export async function sendWaiting(language: Language): Promise<void> {
  for (const { day, game } of doneDeals()) {
    // Meanwhile it may have been sent from elsewhere on the page.
    const done = doneDeal(day, game);
    if (!done || done.isSent) continue;
    const answer = await sendDone(done, language);
    if (
      !answer.ok &&
      answer.refusal.code === ("no-connection" satisfies AppCode)
    )
      return;
  }
}
