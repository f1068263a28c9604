/** Nobody passes for somebody else: not for a bot, nor for whoever sits at the same table, nor for whoever reads the name. */

import type { Refusal } from "@stolik/kernel";
import type { Person } from "../protocol/protocol.ts";
import { refusal } from "../protocol/refusals.ts";
import type { StoredTable } from "../store/stored.ts";
import { BOT_NAMES } from "./bot-names.ts";
import { looksLike } from "./look-alikes.ts";

/** What pages call the person in front of them: in Polish, Italian and English. */
const YOU = ["Ty", "Tu", "You"];

/** Why nobody may be called so. */
export function whyNotCalled(name: string): Refusal | undefined {
  const you = YOU.find((known) => looksLike(known, name));
  if (you) return refusal("name-of-reader", undefined, { name: you });
  const bot = BOT_NAMES.find((known) => looksLike(known, name));
  return bot && refusal("name-of-bot", undefined, { name: bot });
}

/** Why a person may not sit at a table under their name. */
export function whyNotHere(
  { seats }: StoredTable,
  { id, name }: Person,
): Refusal | undefined {
  const others = seats.flatMap((seat) =>
    seat.type === "open" || (seat.type === "person" && seat.person === id)
      ? []
      : seat.name,
  );
  return whyNotBeside(others, name);
}

/** Why nobody may be called so beside these. */
export function whyNotBeside(
  others: readonly string[],
  name: string,
): Refusal | undefined {
  const taken = others.find((other) => looksLike(other, name));
  return taken === undefined
    ? undefined
    : refusal("name-taken", undefined, { name: taken });
}
